import { LOCALES, type Locale } from '@captain/locale'
import { alternatesOf, canonicalUrl } from '../document/addresses.ts'
import { XML_DECLARATION, xmlText } from './xml-text.ts'

/** A public page by its address without language; when it last changed, if that is known, and its languages. Default: all. */
export type SitemapPage = { readonly path: string; readonly changed: string | null; readonly locales?: readonly Locale[] }

/** Maximum number of URLs in one sitemap (sitemaps.org). */
const MAX_PAGES = 50_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entries = (baseUrl: string, wanted: readonly Locale[], { path, changed, locales = LOCALES }: SitemapPage): readonly string[] => {
  const rest = [
    changed === null ? '' : `<lastmod>${xmlText(changed)}</lastmod>`,
    ...alternatesOf(baseUrl, path, locales).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(href)}"/>`,
    ),
    '</url>',
  ].join('')
  return wanted
    .filter((locale) => locales.includes(locale))
    .map((locale) => `<url><loc>${xmlText(canonicalUrl(baseUrl, path, locale))}</loc>${rest}`)
}

/** Returns whether one sitemap has room for the pages in all languages. */
export const fitsOneSitemap = (pages: readonly SitemapPage[]): boolean => pages.length * LOCALES.length <= MAX_PAGES

/**
 * Returns a sitemap of the pages in one language, or in both for null. Each entry names its other languages. Cuts off pages beyond the
 * maximum.
 */
export const sitemapXml = (baseUrl: string, locale: Locale | null, pages: readonly SitemapPage[]): string => {
  const locales = locale === null ? LOCALES : [locale]
  const included = pages.slice(0, Math.floor(MAX_PAGES / locales.length))
  return [
    XML_DECLARATION,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...included.flatMap((page) => entries(baseUrl, locales, page)),
    '</urlset>',
    '',
  ].join('\n')
}

/** Returns the index of the sitemaps of both languages. */
export const sitemapIndexXml = (baseUrl: string): string =>
  [
    XML_DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...LOCALES.map((locale) => `<sitemap><loc>${xmlText(`${baseUrl}/${locale}/sitemap.xml`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
