import { asRecord } from '@captain/validation'
import { deliveryPath } from '@captain/content-core'
import { LOCALES, type Locale } from '@captain/locale'
import type { FetchApi } from '../delivery/delivery.ts'
import { deliveryFailed } from '../errors.ts'
import type { SiteDeps } from '../site-deps.ts'
import { portal } from '../tenants.ts'
import { createLastCreated, type LastCreated } from './last-created.ts'
import { LISTED_PATHS } from './site-paths.ts'
import { fitsOneSitemap, sitemapIndexXml, sitemapXml, type SitemapPage } from './sitemap.ts'

/** Listed articles, as the delivery API returns them in one response. */
type ArticleDates = {
  readonly items: readonly { readonly slug: string | null; readonly updatedAt: string | null; readonly locales?: readonly Locale[] }[]
}

/** A document that is found only while a version of it is in force; its path is the name of its content type. */
type Document = { readonly path: string; readonly version: string; readonly changed: string | null }

type FeedSource = Pick<SiteDeps, 'fetchApi' | 'baseUrl'>

const ARTICLES = `/api/v1/public/${portal.slug}/article/sitemap`
const DOCUMENTS = new Set(['/privacy-policy', '/term-of-service', '/tokusho'])

const readDocument = async (fetchApi: FetchApi, path: string): Promise<readonly Document[]> => {
  const address = deliveryPath(portal.slug, path.slice(1), 'ja', 'current')
  const response = await fetchApi(address)
  if (response.status === 404) return []
  if (!response.ok) throw deliveryFailed(address, { apiStatus: response.status })
  const { updatedAt } = asRecord(await response.json())
  const changed = typeof updatedAt === 'string' ? updatedAt : null
  return [{ path, version: response.headers.get('etag') ?? String(changed), changed }]
}

const newest = (articles: ArticleDates): string | null =>
  articles.items.reduce<string | null>((last, { updatedAt }) => (updatedAt !== null && updatedAt > (last ?? '') ? updatedAt : last), null)

const fixedPages = (articles: ArticleDates, documents: readonly Document[]): readonly SitemapPage[] => {
  const changed = new Map<string, string | null>([
    ['/article', newest(articles)],
    ...documents.map((one) => [one.path, one.changed] as const),
  ])
  return LISTED_PATHS.filter((path) => !DOCUMENTS.has(path) || changed.has(path)).map((path) => ({
    path,
    changed: changed.get(path) ?? null,
  }))
}

const pagesOf = (articles: ArticleDates, documents: readonly Document[]): readonly SitemapPage[] => [
  ...fixedPages(articles, documents),
  ...articles.items.flatMap(({ slug, updatedAt, locales = LOCALES }) =>
    slug === null ? [] : [{ path: `/article/${encodeURIComponent(slug)}`, changed: updatedAt, locales }],
  ),
]

const write = (pages: readonly SitemapPage[], locale: Locale | null, baseUrl: string): string =>
  locale === null && !fitsOneSitemap(pages) ? sitemapIndexXml(baseUrl) : sitemapXml(baseUrl, locale, pages)

/** Caches by language and origin; a process has only one origin. */
const written = new Map<string, LastCreated<Uint8Array<ArrayBuffer>>>()

const writtenFor = (locale: Locale | null, baseUrl: string) => {
  const key = `${locale ?? ''} ${baseUrl}`
  const last = written.get(key) ?? createLastCreated()
  written.set(key, last)
  return last
}

/** Parts of a version, of which none has a line break. */
const BETWEEN = '\n'

const fetchArticles = async (fetchApi: FetchApi, version: string | undefined): Promise<Response> => {
  const response = await fetchApi(ARTICLES, version === undefined ? {} : { headers: { 'if-none-match': version } })
  if (response.status !== 304 && !response.ok) throw deliveryFailed(ARTICLES, { apiStatus: response.status })
  return response
}

/**
 * Returns the sitemap in UTF-8. Generates it only if its data has changed, because anonymous clients may request it at any rate. Throws
 * PageError.
 */
export const sitemapText = async (locale: Locale | null, { fetchApi, baseUrl }: FeedSource): Promise<Uint8Array<ArrayBuffer>> => {
  const last = writtenFor(locale, baseUrl)
  const before = last.current()
  const known = before?.version.split(BETWEEN, 1)[0]
  const [articlesResponse, ...found] = await Promise.all([
    fetchArticles(fetchApi, known),
    ...[...DOCUMENTS].map((path) => readDocument(fetchApi, path)),
  ])
  const documents = found.flat()
  const versions = documents.map(({ path, version }) => `${path} ${version}`)
  if (articlesResponse.status === 304 && before !== null && before.version === [known, ...versions].join(BETWEEN)) return before.result
  const response = articlesResponse.status === 304 ? await fetchArticles(fetchApi, undefined) : articlesResponse
  const make = async () => {
    const articles = (await response.json()) as ArticleDates
    return new TextEncoder().encode(write(pagesOf(articles, documents), locale, baseUrl))
  }
  const etag = response.headers.get('etag')
  if (etag === null) return make()
  const result = await last.of([etag, ...versions].join(BETWEEN), make)
  if (!response.bodyUsed) await response.body?.cancel()
  return result
}
