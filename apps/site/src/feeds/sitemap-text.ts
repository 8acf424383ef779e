import type { Locale } from '@captain/locale'
import type { FetchApi } from '../delivery/delivery.ts'
import { deliveryFailed } from '../errors.ts'
import type { SiteDeps } from '../site-deps.ts'
import { portal } from '../tenants.ts'
import { createLastMade, type LastMade } from './last-made.ts'
import { fitsOneSitemap, sitemapIndexXml, sitemapXml, type SitemapPage } from './sitemap.ts'

/** Articles that may be found, as the delivery API tells them in one answer. */
type Told = { readonly items: readonly { readonly slug: string | null; readonly updatedAt: string | null }[] }

const ARTICLES = `/api/v1/public/${portal.slug}/article/sitemap`
const FIXED: readonly SitemapPage[] = ['/', '/article', '/faq'].map((path) => ({ path, changed: null }))

const pagesOf = ({ items }: Told): readonly SitemapPage[] => [
  ...FIXED,
  ...items.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ path: `/article/${encodeURIComponent(slug)}`, changed: updatedAt }])),
]

const write = (told: Told, locale: Locale | null, baseUrl: string): string => {
  const pages = pagesOf(told)
  return locale === null && !fitsOneSitemap(pages) ? sitemapIndexXml(baseUrl) : sitemapXml(baseUrl, locale, pages)
}

/** By language and origin, of which a process has one. */
const written = new Map<string, LastMade<Uint8Array<ArrayBuffer>>>()

const writtenFor = (locale: Locale | null, baseUrl: string) => {
  const key = `${locale ?? ''} ${baseUrl}`
  const last = written.get(key) ?? createLastMade()
  written.set(key, last)
  return last
}

const ask = (fetchApi: FetchApi, version: string | undefined): Promise<Response> =>
  fetchApi(ARTICLES, version === undefined ? {} : { headers: { 'if-none-match': version } })

/** The sitemap in UTF-8, written anew only when what it tells has changed: anybody may ask for it as often as he likes. Throws PageError. */
export const sitemapText = async (locale: Locale | null, { fetchApi, baseUrl }: SiteDeps): Promise<Uint8Array<ArrayBuffer>> => {
  const last = writtenFor(locale, baseUrl)
  const before = last.current()
  const response = await ask(fetchApi, before?.version)
  if (response.status === 304 && before !== null) return before.result
  if (!response.ok) throw deliveryFailed(ARTICLES, { apiStatus: response.status })
  const make = async () => new TextEncoder().encode(write((await response.json()) as Told, locale, baseUrl))
  const version = response.headers.get('etag')
  if (version === null) return make()
  const result = await last.of(version, make)
  if (!response.bodyUsed) await response.body?.cancel()
  return result
}
