import type { Count } from '@captain/content-core'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { Stage } from '../store/derive.ts'
import { gramsOfWords } from '../store/search-grams.ts'
import { indexCondition, type Filter } from './filters.ts'

/** By what a list is sorted: the declared order, an indexed field, or a column of the row. */
export type Order = { readonly isDescending: boolean } & (
  | { readonly by: 'position' }
  | { readonly by: 'field'; readonly field: string }
  | { readonly by: 'column'; readonly column: Fragment; readonly cast: 'text' | 'timestamptz' }
)

export type PageRequest = {
  readonly type: string
  readonly stage: Stage
  /** What is read of each row, aliased `e`. */
  readonly select: Fragment
  /** Which rows belong to the list at all. */
  readonly conditions: readonly Fragment[]
  readonly filters: readonly Filter[]
  readonly words: readonly string[]
  readonly order: Order
  /** Keys of the last row of the page before. */
  readonly after: readonly unknown[] | null
  readonly limit: number
}

export type Page<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean; readonly count: Count }

const COUNT_LIMIT = 1000

const entryPosition = (stage: Stage) => (stage === 0 ? sql`e.position` : sql`e.published_position`)

/** The field whose index rows lead the scan, so that a page comes from the index in order: the sorted one, or a filter on one value. */
const leadOf = ({ order, filters }: PageRequest): { readonly field: string; readonly filter: Filter | null } | null => {
  if (order.by === 'field') return { field: order.field, filter: null }
  const filter = order.by === 'position' ? filters.find((one) => 'any' in one && one.any.length === 1) : undefined
  return filter === undefined ? null : { field: filter.field, filter }
}

/** The keys that a page is sorted by and continued from; the id makes them exact. */
export const keysOf = (request: Pick<PageRequest, 'order' | 'stage'>, hasLead: boolean): readonly Fragment[] => {
  const { order, stage } = request
  if (order.by === 'column') return [order.column, sql`e.id`]
  if (!hasLead) return [entryPosition(stage), sql`e.id`]
  return order.by === 'field' ? [sql`i.val`, sql`i.position`, sql`i.entry_id`] : [sql`i.position`, sql`i.entry_id`]
}

export const keyCount = (order: Order): number => (order.by === 'field' ? 3 : 2)

const inIndex = (tx: Tx, { type, stage }: PageRequest, filter: Filter): Fragment => sql`exists (
  select 1 from content.entry_index i where i.tenant_id = ${tx.tenant.number} and i.entry_id = e.id and i.stage = ${stage} and i.type = ${type}
    and i.field = ${filter.field} and ${indexCondition(filter)})`

const sourceOf = (tx: Tx, request: PageRequest): { readonly from: Fragment; readonly where: readonly Fragment[] } => {
  const { type, stage, conditions, filters, words } = request
  const lead = leadOf(request)
  const scope = { tenant: tx.tenant.number, type, stage }
  const shared = [
    ...conditions,
    ...filters.filter((filter) => filter !== lead?.filter).map((filter) => inIndex(tx, request, filter)),
    ...(words.length === 0
      ? []
      : [
          sql`e.id in (select content.search_entries(${type}, ${stage}::smallint, ${gramsOfWords(words, scope)}::int[], ${words}::text[]))`,
        ]),
  ]
  if (lead === null)
    return { from: sql`content.entry e`, where: [sql`e.tenant_id = ${tx.tenant.number}`, sql`e.type = ${type}`, ...shared] }
  const leading = [
    sql`e.tenant_id = ${tx.tenant.number}`,
    sql`i.tenant_id = ${tx.tenant.number}`,
    sql`i.type = ${type}`,
    sql`i.stage = ${stage}`,
    sql`i.field = ${lead.field}`,
    ...(lead.filter === null ? [] : [indexCondition(lead.filter)]),
  ]
  return {
    from: sql`content.entry_index i join content.entry e on e.tenant_id = i.tenant_id and e.id = i.entry_id`,
    where: [...leading, ...shared],
  }
}

const typed = ({ order }: PageRequest, value: unknown, place: number): Fragment => {
  const cast = order.by === 'column' && place === 0 ? order.cast : 'text'
  return sql`${value}::${sql.raw(cast)}`
}

const keyTexts = ({ order }: PageRequest, keys: readonly Fragment[]): Fragment =>
  sql`array[${sql.join(keys.map((key, place) => (order.by === 'column' && order.cast === 'timestamptz' && place === 0 ? sql`to_json(${key})#>>'{}'` : key)))}]`

/** The keys of one record in a list, for a cursor that names only the record; null when the list does not hold it. */
export const keysAt = async (tx: Tx, request: PageRequest, id: string): Promise<readonly string[] | null> => {
  const bare = { ...request, conditions: [], words: [] }
  const { from, where } = sourceOf(tx, bare)
  const keys = keysOf(bare, leadOf(bare) !== null)
  const row = await tx.row<{ keys: readonly string[] }>(
    sql`select ${keyTexts(bare, keys)} as keys from ${from} where ${allOf([...where, sql`e.id = ${id}`])}`,
  )
  return row?.keys.includes(null as never) === false ? row.keys : null
}

const countRows = async (tx: Tx, from: Fragment, where: readonly Fragment[]): Promise<Count> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${from} where ${allOf(where)} limit ${COUNT_LIMIT + 1}) counted`,
  )
  const count = row?.count ?? 0
  return { value: Math.min(count, COUNT_LIMIT), capped: count > COUNT_LIMIT }
}

/** Reads one page of a list by keyset, with a count up to 1000. Each row also carries its keys as `keys`. */
export const readPage = async <Row>(tx: Tx, request: PageRequest): Promise<Page<Row & { readonly keys: readonly string[] }>> => {
  const { order, after, limit } = request
  const { from, where } = sourceOf(tx, request)
  const keys = keysOf(request, leadOf(request) !== null)
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc')
  const comparison = sql.raw(order.isDescending ? '<' : '>')
  const beyond =
    after === null
      ? []
      : [sql`(${sql.join([...keys])}) ${comparison} (${sql.join(after.map((value, place) => typed(request, value, place)))})`]
  // Texts of statements with more filters than one are too many to name.
  const read = request.filters.length <= 1 ? tx.hotRows : tx.rows
  const rows = await read<Row & { readonly keys: readonly string[] }>(sql`
    select ${request.select}, ${keyTexts(request, keys)} as keys
    from ${from} where ${allOf([...where, ...beyond])} order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))} limit ${limit + 1}`)
  const hasMore = rows.length > limit
  const isWhole = after === null && !hasMore
  return { rows: rows.slice(0, limit), hasMore, count: isWhole ? { value: rows.length, capped: false } : await countRows(tx, from, where) }
}
