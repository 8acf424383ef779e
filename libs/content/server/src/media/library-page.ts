import type { Count, MediaSort } from '@captain/content-core'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { encodeCursor } from '../list-query/cursor.ts'
import { cursorSortOf, type LibraryFilter, type LibraryRequest } from './library-request.ts'
import type { LibraryRow } from './media-row.ts'
import { IS_UNUSED, LIBRARY_COLUMNS } from './media-uses.ts'

const MAX_COUNTED = 1000

/** Sort keys in front of the id, as the indexes have them. */
const KEYS: Readonly<Record<string, { readonly key: Fragment; readonly type: Fragment }>> = {
  name: { key: sql`(left(m.search, 200) collate "C")`, type: sql`text` },
  size: { key: sql`m.size`, type: sql`int` },
}

const isTagged = (tag: Fragment): Fragment =>
  sql`exists (select from content.media_tagging t where t.tenant_id = m.tenant_id and t.media_id = m.id and ${tag})`

/** Returns the conditions on assets called `m`. */
export const libraryConditions = (tx: Tx, { words, earlierWords = words, mimeTypes, isUsed, tag }: LibraryFilter): readonly Fragment[] => [
  sql`m.tenant_id = ${tx.tenant.number}`,
  ...words.map((word, place) => sql`(strpos(m.search, ${word}) > 0 or strpos(m.search, ${earlierWords[place] ?? word}) > 0)`),
  ...(mimeTypes === null ? [] : [sql`m.mime_type = any(${mimeTypes}::text[])`]),
  ...(isUsed === null ? [] : [isUsed ? sql`not ${IS_UNUSED}` : IS_UNUSED]),
  ...(tag === null ? [] : [tag === 'none' ? sql`not ${isTagged(sql`true`)}` : isTagged(sql`t.tag_id = ${tag}`)]),
]

type Order = { readonly key: Fragment | null; readonly isAfter: Fragment; readonly order: Fragment }

const orderOf = ({ sort, after }: LibraryRequest): Order => {
  const isDescending = sort.startsWith('-')
  const direction = isDescending ? sql`desc` : sql`asc`
  const compared = isDescending ? sql`<` : sql`>`
  const found = KEYS[sort.replace('-', '')]
  if (found === undefined)
    return { key: null, isAfter: after === null ? sql`true` : sql`m.id ${compared} ${after.id}`, order: sql`m.id ${direction}` }
  const { key, type } = found
  const isAfter = after === null ? sql`true` : sql`(${key}, m.id) ${compared} (${after.key}::${type}, ${after.id})`
  return { key, isAfter, order: sql`${key} ${direction}, m.id ${direction}` }
}

/** `place` is null in the only row of an empty page. */
type Paged = LibraryRow & { readonly total: number; readonly sort_key: string | null; readonly place: string | null }

const cursorOf = (sort: MediaSort, { id, sort_key: key }: Paged): string => {
  const [name] = cursorSortOf(sort)
  return encodeCursor({ sort: name, keys: key === null ? [id] : [key, id] })
}

export type LibraryPageOfRows = { readonly rows: readonly LibraryRow[]; readonly next: string | null; readonly count: Count }

/** Reads one page of the library with a count, up to 1000 unless all are to be counted, as one statement. */
export const readLibraryPage = async (tx: Tx, request: LibraryRequest): Promise<LibraryPageOfRows> => {
  const { limit, sort, countsAll } = request
  const wanted = allOf(libraryConditions(tx, request))
  const { key, isAfter, order } = orderOf(request)
  const found = await tx.rows<Paged>(sql`
    select counted.total, page.* from (
      select count(*)::int as total from (select from content.media m where ${wanted} limit ${countsAll ? null : MAX_COUNTED + 1}::int) m) counted
    left join (
      select ${LIBRARY_COLUMNS}, ${key ?? sql`null`}::text as sort_key, row_number() over (order by ${order}) as place
      from content.media m where ${wanted} and ${isAfter} order by ${order} limit ${limit + 1}) page on true
    order by page.place`)
  const rows = found.filter(({ place }) => place !== null)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const total = found[0]?.total ?? 0
  return {
    rows: shown,
    next: rows.length > limit && last !== undefined ? cursorOf(sort, last) : null,
    count: countsAll ? { value: total, capped: false } : { value: Math.min(total, MAX_COUNTED), capped: total > MAX_COUNTED },
  }
}
