import { LOCALES, type Locale } from '@captain/locale'
import { alternatesOf, canonicalUrl } from '../document/addresses.ts'

/** A public page by its address without language; when it last changed, if that is known. */
export type SitemapPage = { readonly path: string; readonly changed: string | null }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** The most addresses that one sitemap may hold (sitemaps.org). */
const MOST = 50_000

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entries = (baseUrl: string, locales: readonly Locale[], { path, changed }: SitemapPage): readonly string[] => {
  const rest = [
    changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`,
    ...alternatesOf(baseUrl, path).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
    ),
    '</url>',
  ].join('')
  return locales.map((locale) => `<url><loc>${escaped(canonicalUrl(baseUrl, path, locale))}</loc>${rest}`)
}

/** Whether one sitemap can hold the pages in all languages. */
export const fitsOneSitemap = (pages: readonly SitemapPage[]): boolean => pages.length * LOCALES.length <= MOST

/** A sitemap of the pages in one language, or in both for null; each entry names its other languages. What is too much for one sitemap is left out at the end. */
export const sitemapXml = (baseUrl: string, locale: Locale | null, pages: readonly SitemapPage[]): string => {
  const locales = locale === null ? LOCALES : [locale]
  const held = pages.slice(0, Math.floor(MOST / locales.length))
  return [
    DECLARATION,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...held.flatMap((page) => entries(baseUrl, locales, page)),
    '</urlset>',
    '',
  ].join('\n')
}

/** Where the sitemaps of the languages are. */
export const sitemapIndexXml = (baseUrl: string): string =>
  [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...LOCALES.map((locale) => `<sitemap><loc>${escaped(`${baseUrl}/${locale}/sitemap.xml`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
