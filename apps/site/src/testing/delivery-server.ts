import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FetchApi } from '../delivery/delivery.ts'
import { ARTICLES, CATEGORIES, QUESTIONS } from './delivery-fixtures.ts'
import { LEGAL, LEGAL_IN_FORCE } from './legal-fixtures.ts'
import { PARTNERS, PROFILES } from './profile-fixtures.ts'

type Answer = { readonly status: number; readonly body: unknown; readonly location?: string }

const MAX_SEARCH_LENGTH = 100

/** Old slugs and where their records are now. */
const MOVED: Readonly<Record<string, string>> = { 'old-address': 'article-1' }

const RECORDS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  article: ARTICLES,
  'article-category': CATEGORIES,
  faq: QUESTIONS,
  partner: PARTNERS,
  tenant: PROFILES,
  ...LEGAL,
}

/** The slug of the current record of each type. */
const CURRENT: Readonly<Record<string, string>> = { tenant: 'nyanko', ...LEGAL_IN_FORCE }

const notFound: Answer = { status: 404, body: { status: 404, code: 'not-found' } }

const list = (type: string, query: URLSearchParams): Answer => {
  const category = query.get('category')
  const q = query.get('q')
  const tag = query.get('tags')
  const onHome = query.get('showOnHome')
  const limit = Number(query.get('limit') ?? 20)
  const isMalformed = limit > 100 || [...query.values()].some((value) => value.includes('\0')) || [...(q ?? '')].length > MAX_SEARCH_LENGTH
  if (isMalformed) return { status: 400, body: { status: 400, code: 'malformed-parameter' } }
  const all = (RECORDS[type] ?? []).filter(
    (record) =>
      (category === null || record['category'] === category || (record['category'] as { slug?: string })?.slug === category) &&
      (q === null || String(record['question']).includes(q)) &&
      (tag === null || (record['tags'] as readonly string[] | undefined)?.includes(tag) === true) &&
      (onHome === null || String(record['showOnHome']) === onHome),
  )
  const after = query.get('after')
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const items = all.slice(start, start + limit)
  const next = start + limit < all.length ? items.at(-1)?.['id'] : null
  return { status: 200, body: { items, next, count: { value: all.length, capped: false } } }
}

const one = (type: string, key: string): Answer => {
  const all = RECORDS[type] ?? []
  const moved = MOVED[key]
  if (moved !== undefined) return { status: 301, body: null, location: `/api/v1/public/nyanko/${type}/${moved}?locale=ja` }
  const slug = key === 'current' ? CURRENT[type] : key
  const place = all.findIndex((record) => slug !== undefined && (record['slug'] === slug || record['id'] === slug))
  const record = all[place]
  if (record === undefined) return notFound
  const neighbour = (other: number) =>
    all[other] === undefined ? null : { id: all[other]['id'], slug: all[other]['slug'], title: all[other]['title'] }
  return { status: 200, body: { ...record, untranslated: record['fallback'], prev: neighbour(place - 1), next: neighbour(place + 1) } }
}

const sitemap = (records: readonly Readonly<Record<string, unknown>>[]): Answer => ({
  status: 200,
  body: {
    items: records
      .filter(({ seo }) => (seo as { noindex?: boolean } | undefined)?.noindex !== true)
      .map(({ id, slug, updatedAt, firstPublishedAt, fallback }) => {
        const locales = Array.isArray(fallback) && fallback.includes('title') ? ['ja'] : ['ja', 'en']
        return { id, slug, updatedAt, firstPublishedAt, locales }
      }),
  },
})

const NONE: Answer = { status: 200, body: { items: [], next: null, count: { value: 0, capped: false } } }

const answerTo = (url: URL, articles: readonly Readonly<Record<string, unknown>>[], none: readonly string[]): Answer => {
  if (url.pathname === '/api/v1/public/nyanko/article/sitemap') return sitemap(articles)
  const [, type = '', key] = /^\/api\/v1\/public\/nyanko\/([\w-]+)(?:\/([^/]+))?$/.exec(url.pathname) ?? []
  if (!(type in RECORDS)) return notFound
  if (none.includes(type)) return key === undefined ? NONE : notFound
  return key === undefined ? list(type, url.searchParams) : one(type, decodeURIComponent(key))
}

export type DeliveryServer = {
  readonly fetchApi: FetchApi
  /** Paths that were asked for, since the last call. */
  asked(): readonly string[]
  /** Returns the statuses of all responses so far. */
  statuses(): readonly number[]
  /** Makes all responses fail with this status, or only those whose address contains a text; null restores them. */
  failWith(status: number | null, where?: string): void
  /** Sets the articles of the sitemap. */
  setArticles(articles: readonly Readonly<Record<string, unknown>>[]): void
  /** Makes every response the 503 of the maintenance mode, which ends after the given seconds. */
  closeWith(notice: Readonly<Record<string, unknown>>, seconds: number): void
  /** Takes all records of these types away. */
  takeAway(types: readonly string[]): void
  stop(): Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)))

/** A local server that speaks the delivery API's contract. */
export const startDeliveryServer = async (): Promise<DeliveryServer> => {
  let paths: string[] = []
  const statuses: number[] = []
  let failure: { readonly status: number; readonly where: string } | null = null
  let none: readonly string[] = []
  let closed: { readonly notice: unknown; readonly seconds: number } | null = null
  let articles: readonly Readonly<Record<string, unknown>>[] = ARTICLES
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    paths.push(url.pathname + url.search)
    const fails = failure !== null && request.url?.includes(failure.where) === true
    const answer: Answer = fails
      ? { status: failure?.status ?? 500, body: { code: 'failed' } }
      : closed !== null
        ? { status: 503, body: closed.notice }
        : answerTo(url, articles, none)
    const body = JSON.stringify(answer.body)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    const status = request.headers['if-none-match'] === etag ? 304 : answer.status
    statuses.push(status)
    response.writeHead(status, {
      'content-type': 'application/json',
      etag,
      ...(answer.location !== undefined && { location: answer.location }),
      ...(closed !== null && { 'retry-after': String(closed.seconds) }),
    })
    response.end(status === 304 ? undefined : body)
  })
  // A busy test may pause for longer than the default keep-alive timeout.
  server.keepAliveTimeout = 0
  const port = await listen(server)
  return {
    fetchApi: (path, init) => fetch(`http://localhost:${port}${path}`, init),
    asked: () => {
      const before = paths
      paths = []
      return before
    },
    statuses: () => statuses,
    failWith: (status, where = '') => void (failure = status === null ? null : { status, where }),
    setArticles: (given) => void (articles = given),
    closeWith: (notice, seconds) => void (closed = { notice, seconds }),
    takeAway: (types) => void (none = types),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
