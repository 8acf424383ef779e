import { LOCALES, type Locale } from '@captain/locale'
import { alternatesOf, canonicalUrl } from '../document/addresses.ts'

/** A public page by its address without language; when it last changed, if that is known. */
export type SitemapPage = { readonly path: string; readonly changed: string | null }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const entry = (baseUrl: string, locale: Locale, { path, changed }: SitemapPage): string =>
  [
    `<url><loc>${escaped(canonicalUrl(baseUrl, path, locale))}</loc>`,
    changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`,
    ...alternatesOf(baseUrl, path).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
    ),
    '</url>',
  ].join('')

/** A sitemap of the pages in one language, or in both for null; each entry names its other languages. */
export const sitemapXml = (baseUrl: string, locale: Locale | null, pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => LOCALES.filter((each) => locale === null || each === locale).map((each) => entry(baseUrl, each, page))),
    '</urlset>',
    '',
  ].join('\n')
