import type { QueryResultRow } from 'pg'
import type { Count } from '@captain/content-core'
import { allOf, compile, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { AMOUNT_LIMIT, amountOf, leadingFilter, searchCountOf, sourceOf, type MeasuredRequest, type PageSource } from './page-source.ts'
import type { Order, PageRequest } from './page-request.ts'

export type Page<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean; readonly count: Count }

/** Maximum count. */
export const COUNT_LIMIT = 1000

const isTime = ({ order }: PageRequest, place: number): boolean => order.by === 'column' && order.cast === 'timestamptz' && place === 0

const keyTexts = (request: PageRequest, keys: readonly Fragment[]): Fragment =>
  sql`array[${sql.join(keys.map((key, place) => (isTime(request, place) ? sql`to_json(${key})#>>'{}'` : key)))}]`

/** The list as a cursor with only an id looks into it: the record may have left it by its conditions. */
const around = (request: PageRequest): MeasuredRequest => ({ ...request, conditions: [], words: [], isCommon: false, found: 'many' })

/** Selects the sort keys of one record in a list. */
const keysOf = (tx: Tx, request: PageRequest, id: string): Fragment => {
  const { from, where, keys, id: idOfRow } = sourceOf(tx, around(request))
  return sql`(select ${sql.join([...keys])} from ${from} where ${allOf([...where, sql`${idOfRow} = ${id}`])} limit 1)`
}

const beyond = (tx: Tx, request: PageRequest, keys: readonly Fragment[], after: readonly unknown[] | string): Fragment => {
  const comparison = sql.raw(request.order.isDescending ? '<' : '>')
  if (typeof after === 'string') return sql`(${sql.join([...keys])}) ${comparison} ${keysOf(tx, request, after)}`
  const bounds = after.map((value, place) => sql`${value}::${sql.raw(isTime(request, place) ? 'timestamptz' : 'text')}`)
  return sql`(${sql.join([...keys])}) ${comparison} (${sql.join(bounds)})`
}

const sorted = (order: Order, keys: readonly Fragment[]): Fragment =>
  sql.join(keys.map((key) => sql`${key} ${sql.raw(order.isDescending ? 'desc' : 'asc')}`))

/** Returns a count that stopped one past the limit in the form of responses. */
export const capped = (count: number): Count => ({ value: Math.min(count, COUNT_LIMIT), capped: count > COUNT_LIMIT })

/** Reads a count; in public reads, once for all responses until a record of the type changes. */
const readCount = async (tx: Tx, { type }: PageRequest, counting: Fragment): Promise<number> => {
  const read = async () => (await tx.row<{ count: number }>(counting))?.count ?? 0
  if (tx.remember === undefined) return read()
  const { text, values } = compile(counting)
  return tx.remember(`${text} ${JSON.stringify(values)}`, { type }, read)
}

/** Counts the records that contain the words. */
const countSearch = async (tx: Tx, request: PageRequest): Promise<Count | null> => {
  if (request.words.length === 0) return null
  return capped(await readCount(tx, request, sql`select ${searchCountOf(tx, request, COUNT_LIMIT + 1)} as count`))
}

const countRows = (tx: Tx, request: PageRequest, { from, where }: PageSource, limit = COUNT_LIMIT + 1): Promise<number> =>
  readCount(tx, request, sql`select count(*)::int as count from (select 1 from ${from} where ${allOf(where)} limit ${limit}) counted`)

/** Returns the request without an order: for counts, a filter finds matches faster than a sorted scan. */
const unsorted = (request: PageRequest): PageRequest =>
  request.filters.length === 0 ? request : { ...request, order: { by: 'position', isDescending: false } }

/** Counts the matches of the filter that could lead a list sorted by a field; null for other lists. */
const countFiltered = async (tx: Tx, request: PageRequest): Promise<number | null> => {
  const filter = request.order.by === 'field' ? leadingFilter(request) : undefined
  if (filter === undefined) return null
  const alone = unsorted({ ...request, filters: [filter], words: [], conditions: [] })
  return countRows(tx, request, sourceOf(tx, { ...alone, isCommon: false, found: 'many' }), AMOUNT_LIMIT)
}

/** Counts taken before the page is read; null if they would not help. */
type Found = { readonly searched: Count | null; readonly filtered: number | null }

const find = async (tx: Tx, request: PageRequest): Promise<Found> => {
  const [searched, filtered] = await Promise.all([countSearch(tx, request), countFiltered(tx, request)])
  return { searched, filtered }
}

const withFound = (request: PageRequest, { searched, filtered }: Found): MeasuredRequest => ({
  ...request,
  isCommon: searched?.capped === true,
  found: filtered === null ? 'many' : amountOf(filtered),
})

/** Takes the counts that decide how to read the pages of the request. */
export const measured = async (tx: Tx, request: PageRequest): Promise<MeasuredRequest> => withFound(request, await find(tx, request))

/** Counts the whole list; queries the database only if no earlier count gives the result. */
const countOf = async (tx: Tx, request: PageRequest, found: Found): Promise<Count> => {
  const { words, filters, conditions } = request
  if (conditions.length === 0) {
    if (found.searched !== null && filters.length === 0) return found.searched
    if (found.filtered !== null && filters.length === 1 && words.length === 0) return capped(found.filtered)
  }
  return capped(await countRows(tx, request, sourceOf(tx, withFound(unsorted(request), found))))
}

/** Returns whether a list contains the record of a cursor with only an id. */
export const hasCursor = async (tx: Tx, request: PageRequest, id: string): Promise<boolean> => {
  const { from, where, keys, id: idOfRow } = sourceOf(tx, around(request))
  const isComplete = keys.map((key) => sql`${key} is not null`)
  const row = await tx.row(sql`select 1 from ${from} where ${allOf([...where, ...isComplete, sql`${idOfRow} = ${id}`])} limit 1`)
  return row !== null
}

type Keyed<Row> = Row & { readonly keys: readonly string[] }

type Read = <Row extends QueryResultRow>(fragment: Fragment) => Promise<readonly Row[]>

/** Returns the rows of a page, plus one if more exist, each with its keys. Finds the page by keys alone and reads only its documents. */
const rowsFrom = <Row extends QueryResultRow>(
  tx: Tx,
  read: Read,
  request: PageRequest,
  source: PageSource,
): Promise<readonly Keyed<Row>[]> => {
  const { order, after, limit } = request
  const names = source.keys.map((_key, place) => sql.raw(`key_${place}`))
  const where = [...source.where, ...(after === null ? [] : [beyond(tx, request, source.keys, after)])]
  const place = sql`row_number() over (order by ${sorted(order, source.keys)})`
  const included = request.included === undefined ? sql`` : sql`, case when p.place = 1 then ${request.included} end as included`
  return read<Keyed<Row>>(sql`
    with p as materialized (
      select ${source.id} as id, ${sql.join(source.keys.map((key, index) => sql`${key} as ${names[index]}`))}, ${place} as place
      from ${source.from} where ${allOf(where)} order by ${sorted(order, source.keys)} limit ${limit + 1})
    select ${request.select}, ${keyTexts(
      request,
      names.map((name) => sql`p.${name}`),
    )} as keys${included}
    from p join content.entry e on e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = p.id order by p.place`)
}

/** Reads a page of a list without counting, for complete reads; the next page starts after the keys of its last row. */
export const readOn = async <Row extends QueryResultRow>(tx: Tx, request: MeasuredRequest): Promise<Omit<Page<Keyed<Row>>, 'count'>> => {
  const rows = await rowsFrom<Row>(tx, tx.rows, request, sourceOf(tx, request))
  return { rows: rows.slice(0, request.limit), hasMore: rows.length > request.limit }
}

/** Reads one page of a list by keyset, with a count up to 1000. Each row has its keys in `keys`. */
export const readPage = async <Row extends QueryResultRow>(tx: Tx, request: PageRequest): Promise<Page<Keyed<Row>>> => {
  const { after, limit } = request
  const found = await find(tx, request)
  const source = sourceOf(tx, withFound(request, found))
  // Statements with more than one filter have too many variants to name.
  const read = request.filters.length <= 1 ? tx.hotRows : tx.rows
  // In one round trip, although a list that fits on its first page needs no count.
  const [rows, count] = await Promise.all([rowsFrom<Row>(tx, read, request, source), countOf(tx, request, found)])
  const hasMore = rows.length > limit
  return {
    rows: rows.slice(0, limit),
    hasMore,
    count: after === null && !hasMore ? capped(rows.length) : count,
  }
}
