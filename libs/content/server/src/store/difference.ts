import { sql, type Fragment } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { column } from './column.ts'

/** A table of rows that are derived from records. */
export type Derived<Row> = {
  readonly name: string
  /** Column of the record's id. */
  readonly record: string
  /** Columns that identify a row within the record, with their types and values. */
  readonly key: Columns<Row>
  /** Columns that a row with the same key may differ in. */
  readonly rest: Columns<Row>
  /** Columns that earlier versions filled. */
  readonly emptied?: readonly string[]
}

type Columns<Row> = Readonly<Record<string, readonly [cast: string, pick: (row: Row) => unknown]>>

type Identified = { readonly id: string }

const listed = (names: readonly string[], prefix = ''): Fragment => sql.raw(names.map((name) => `${prefix}${name}`).join(', '))

/**
 * Returns statements that make the rows of records equal to the given ones: they delete, insert and update only what differs, so that rows
 * of an earlier declaration, or wrong ones, are corrected by the next save.
 */
export const difference = <Row extends Identified>(
  tx: WriteTx,
  ids: readonly string[],
  table: Derived<Row>,
  rows: readonly Row[],
): readonly Fragment[] => {
  const { name, record, rest, emptied = [] } = table
  const tenant = sql.lit(tx.tenant.number)
  const columns: Columns<Row> = { [record]: ['text', ({ id }) => id], ...table.key, ...rest }
  const [names, keys, others] = [Object.keys(columns), [record, ...Object.keys(table.key)], Object.keys(rest)]
  const wanted = sql.raw(`wanted_${name}`)
  const arrays = Object.values(columns).map(([cast, pick]) => column(rows, pick, cast))
  const at = sql.raw(`content.${name}`)
  const set = [...others.map((one) => `${one} = excluded.${one}`), ...emptied.map((one) => `${one} = null`)].join(', ')
  return [
    sql`${wanted} as materialized (select * from unnest(${sql.join(arrays)}) as w (${listed(names)}))`,
    sql`gone_${sql.raw(name)} as (
      delete from ${at} d where d.tenant_id = ${tenant} and d.${sql.raw(record)} = any(${ids}::text[])
        and (${listed(keys, 'd.')}) not in (select ${listed(keys)} from ${wanted}))`,
    sql`made_${sql.raw(name)} as (
      insert into ${at} as d (tenant_id, ${listed(names)}) select ${tenant}, ${listed(names)} from ${wanted}
      on conflict (tenant_id, ${listed(keys)}) do update set ${sql.raw(set)} where (${listed(others, 'd.')}) is distinct from (${listed(others, 'excluded.')}))`,
  ]
}
