import { encodeCursor } from '../../../libs/content/server/src/list-query/cursor.ts'
import type { LoadRequest } from '../load/answer.ts'
import { queryRows } from '../databases/named-database.ts'
import { PLACES } from '../seed/article-text.ts'
import { ORIGINAL_SLUG } from '../seed/write-originals.ts'
import type { LoadRow } from './goals.ts'

export type WriteRow = 'create' | 'update' | 'publish'
export type ReadRow = Exclude<LoadRow, WriteRow>

/** `once`: addresses that the server has not been asked for since its start. */
export type Reads = {
  readonly order: 'once' | 'again' | 'random'
  readonly as: 'guest' | 'reader' | 'staff'
  readonly requests: readonly LoadRequest[]
}

const PUBLIC = '/api/v1/public/nyanko/article'
export const STAFF = '/api/v1/tenants/nyanko/article'

const MAX_ADDRESSES = 60_000
const RANDOM_ADDRESSES = 10_000
/** Page sizes with a mean of 20: each gives as many more addresses of the same work. */
const LIMITS = [20, 19, 21, 18, 22] as const
const CURSORS = 200
/** Searches of different terms. */
const SEARCHES = 900

export type Article = {
  readonly id: string
  readonly slug: string
  readonly category: string
  readonly position: string
  readonly rare: string
}

const ARTICLES = `content.entry e where e.tenant_id = 1 and e.type = 'article' and e.published_slug like '${ORIGINAL_SLUG}-%'`

/** Returns published articles in an order unrelated to storage. */
export const readArticles = async (databaseUrl: string): Promise<readonly Article[]> => {
  const rows = await queryRows(
    databaseUrl,
    `select e.id, e.published_slug as slug, e.data->>'category' as category, e.position, substring(e.data#>>'{lead,ja}' from 'number \\d+') as rare from ${ARTICLES} order by md5(e.id) limit $1`,
    [MAX_ADDRESSES],
  )
  return rows.map(({ id, slug, category, position, rare }) => ({
    id: String(id),
    slug: String(slug),
    category: String(category),
    position: String(position),
    rare: String(rare),
  }))
}

/** Returns ids from the last tenth of the list, in an order unrelated to it. */
const readDeep = async (databaseUrl: string): Promise<readonly string[]> => {
  const rows = await queryRows(
    databaseUrl,
    `with total as (select count(*) as n from ${ARTICLES}),
       deep as (select e.id from ${ARTICLES} order by e.published_position, e.id
         offset (select (n * 0.9)::int from total) limit (select (n * 0.09)::int from total))
     select id from deep order by md5(id) limit $1`,
    [MAX_ADDRESSES],
  )
  return rows.map(({ id }) => String(id))
}

const query = (parameters: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)])).toString()

const list = (parameters: Readonly<Record<string, string | number>>): LoadRequest => ({ path: `${PUBLIC}?${query(parameters)}` })

/** Combines each page size with each of some parameters; neighbours in the result differ in both. */
const withLimits = (all: readonly Readonly<Record<string, string>>[]): readonly LoadRequest[] =>
  LIMITS.flatMap((_, turn) => all.map((one, place) => list({ limit: LIMITS[(place + turn) % LIMITS.length] ?? 20, ...one }))).slice(
    0,
    MAX_ADDRESSES,
  )

const cold = (requests: readonly LoadRequest[]): Reads => ({ order: 'once', as: 'guest', requests })

/** Returns the sort of a cursor that the staff API has sent. */
export const sortOfCursor = (cursor: string): string => {
  const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  return Array.isArray(parts) ? String(parts[0]) : ''
}

const staffPage = (sort: string, { id, position }: Article): LoadRequest => ({
  path: `${STAFF}?${query({ limit: 20, after: encodeCursor({ sort, keys: [position, id] }) })}`,
})

/** Returns the requests of each row that reads, from the records of a database; `sort` is that of staff lists. */
export const readRequests = async (
  databaseUrl: string,
  articles: readonly Article[],
  sort: string,
): Promise<Readonly<Record<ReadRow, Reads>>> => {
  const deep = await readDeep(databaseUrl)
  const bySlug = articles.map(({ slug }): LoadRequest => ({ path: `${PUBLIC}/${slug}` }))
  const pages = articles.map(({ slug }): LoadRequest => ({ path: `/article/${slug}` }))
  const common = articles.slice(0, CURSORS).flatMap(({ id }) => PLACES.map((word) => ({ q: word, after: id })))
  const rare = [...new Set(articles.map((article) => article.rare))].slice(0, SEARCHES)
  const staffSearches = rare.map((q): LoadRequest => ({ path: `${STAFF}?${query({ limit: 20, q })}` }))
  return {
    slugCold: cold(bySlug),
    slugRandom: { order: 'random', as: 'guest', requests: bySlug.slice(0, RANDOM_ADDRESSES) },
    listCold: cold(withLimits(articles.map(({ id }) => ({ after: id })))),
    deepCold: cold(withLimits(deep.map((id) => ({ after: id })))),
    categoryCold: cold(withLimits(articles.map(({ id, category }) => ({ after: id, 'filter[category]': category })))),
    searchRare: cold(withLimits(rare.map((q) => ({ q })))),
    searchCommon: cold(withLimits(common)),
    pageCold: { order: 'once', as: 'reader', requests: pages },
    slugCached: { order: 'again', as: 'guest', requests: bySlug.slice(0, 1) },
    listCached: { order: 'again', as: 'guest', requests: [list({ limit: 20 })] },
    pageCached: { order: 'again', as: 'reader', requests: pages.slice(0, 1) },
    staffListCold: { order: 'once', as: 'staff', requests: articles.map((article) => staffPage(sort, article)) },
    staffGetCold: { order: 'once', as: 'staff', requests: articles.map(({ id }) => ({ path: `${STAFF}/${id}` })) },
    staffList: { order: 'again', as: 'staff', requests: [{ path: `${STAFF}?limit=20` }] },
    staffGet: { order: 'random', as: 'staff', requests: articles.slice(0, RANDOM_ADDRESSES).map(({ id }) => ({ path: `${STAFF}/${id}` })) },
    staffSearch: { order: 'random', as: 'staff', requests: staffSearches },
  }
}
