import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FetchApi } from '../delivery/delivery.ts'
import { ARTICLES, CATEGORIES, QUESTIONS } from './delivery-fixtures.ts'

type Answer = { readonly status: number; readonly body: unknown; readonly location?: string }

/** Old slugs and where their records are now. */
const MOVED: Readonly<Record<string, string>> = { 'old-address': 'article-1' }

const RECORDS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  article: ARTICLES,
  'article-category': CATEGORIES,
  faq: QUESTIONS,
}

const notFound: Answer = { status: 404, body: { status: 404, code: 'not-found' } }

const list = (type: string, query: URLSearchParams): Answer => {
  const category = query.get('category')
  const q = query.get('q')
  const limit = Number(query.get('limit') ?? 20)
  if (limit > 100) return { status: 400, body: { code: 'malformed-parameter' } }
  const all = (RECORDS[type] ?? []).filter(
    (record) =>
      (category === null || record['category'] === category || (record['category'] as { slug?: string })?.slug === category) &&
      (q === null || String(record['question']).includes(q)),
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
  const place = all.findIndex((record) => record['slug'] === key)
  const record = all[place]
  if (record === undefined) return notFound
  const neighbour = (other: number) =>
    all[other] === undefined ? null : { id: all[other]['id'], slug: all[other]['slug'], title: all[other]['title'] }
  return { status: 200, body: { ...record, prev: neighbour(place - 1), next: neighbour(place + 1) } }
}

const answerTo = (url: URL): Answer => {
  const [, type = '', key] = /^\/api\/v1\/public\/nyanko\/([\w-]+)(?:\/([^/]+))?$/.exec(url.pathname) ?? []
  if (!(type in RECORDS)) return notFound
  return key === undefined ? list(type, url.searchParams) : one(type, decodeURIComponent(key))
}

export type DeliveryServer = {
  readonly fetchApi: FetchApi
  /** Paths that were asked for, since the last call. */
  asked(): readonly string[]
  /** Makes every answer one of this status; null makes it well again. */
  failWith(status: number | null): void
  stop(): Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)))

/** A local server that speaks the delivery API's contract. */
export const startDeliveryServer = async (): Promise<DeliveryServer> => {
  let paths: string[] = []
  let failure: number | null = null
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    paths.push(url.pathname + url.search)
    const answer = failure === null ? answerTo(url) : { status: failure, body: { status: failure, code: 'failed' } }
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...('location' in answer && answer.location !== undefined && { location: answer.location }),
    })
    response.end(JSON.stringify(answer.body))
  })
  const port = await listen(server)
  return {
    fetchApi: (path, init) => fetch(`http://localhost:${port}${path}`, init),
    asked: () => {
      const before = paths
      paths = []
      return before
    },
    failWith: (status) => void (failure = status),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
