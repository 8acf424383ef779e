import type { QueryResultRow } from 'pg'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { sourceOf, type MeasuredRequest, type PageSource } from './page-source.ts'
import type { Order, PageRequest } from './page-request.ts'

const isTime = ({ order }: PageRequest, place: number): boolean => order.by === 'column' && order.cast === 'timestamptz' && place === 0

const keyTexts = (request: PageRequest, keys: readonly Fragment[]): Fragment =>
  sql`array[${sql.join(keys.map((key, place) => (isTime(request, place) ? sql`to_json(${key})#>>'{}'` : key)))}]`

/** The list as a cursor with only an id looks into it: the record may have left it by its conditions. */
export const around = (request: PageRequest): MeasuredRequest => ({ ...request, conditions: [], words: [], isCommon: false, found: 'many' })

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

/** A row of a page with its sort keys. */
export type Keyed<Row> = Row & { readonly keys: readonly string[] }

export type Read = <Row extends QueryResultRow>(fragment: Fragment) => Promise<readonly Row[]>

/** Queries before the page, each with a comma behind it, and one row that is read with it, also if the page is empty. */
type Around = { readonly before: Fragment; readonly beside: Fragment }

/** Returns the ids of a page, without keys. */
const idsFrom = async <Row extends QueryResultRow>(
  read: Read,
  request: PageRequest,
  { id, from, where, keys }: PageSource,
): Promise<readonly Keyed<Row>[]> => {
  const rows = await read<Keyed<Row>>(
    sql`select ${id} as id from ${from} where ${allOf(where)} order by ${sorted(request.order, keys)} limit ${request.limit + 1}`,
  )
  return rows.map((row) => ({ ...row, keys: [] }))
}

/**
 * Returns the rows of a page, plus one if more exist, each with its keys unless only its id is wanted. Finds the page by keys alone and reads
 * only its documents.
 */
export const rowsFrom = <Row extends QueryResultRow>(
  tx: Tx,
  read: Read,
  request: PageRequest,
  source: PageSource & Partial<Around>,
): Promise<readonly Keyed<Row>[]> => {
  const { order, after, limit, select } = request
  const names = source.keys.map((_key, place) => sql.raw(`key_${place}`))
  const where = [...source.where, ...(after === null ? [] : [beyond(tx, request, source.keys, after)])]
  if (select === null && source.beside === undefined) return idsFrom(read, request, { ...source, where })
  const place = sql`row_number() over (order by ${sorted(order, source.keys)})`
  const included =
    select === null || request.included === undefined ? sql`` : sql`, case when p.place = 1 then ${request.included} end as included`
  const records = select === null ? sql`p` : sql`(p join content.entry e on e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = p.id)`
  const from = source.beside === undefined ? sql`from ${records}` : sql`from (${source.beside}) beside left join ${records} on true`
  return read<Keyed<Row>>(sql`
    with ${source.before ?? sql``}p as materialized (
      select ${source.id} as id, ${sql.join(source.keys.map((key, index) => sql`${key} as ${names[index]}`))}, ${place} as place
      from ${source.from} where ${allOf(where)} order by ${sorted(order, source.keys)} limit ${limit + 1})
    select ${select ?? sql`p.id`}, ${keyTexts(
      request,
      names.map((name) => sql`p.${name}`),
    )} as keys${included}${source.beside === undefined ? sql`` : sql`, beside.*`}
    ${from} order by p.place`)
}
