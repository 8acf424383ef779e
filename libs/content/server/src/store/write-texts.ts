import { sql, type Fragment } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { column } from './column.ts'
import { searchRowsOf, type SearchRow, type Typed } from './derived-rows.ts'
import { difference as tableDifference, type Derived } from './difference.ts'

const SEARCH: Derived<SearchRow> = {
  name: 'entry_search',
  record: 'entry_id',
  key: { stage: ['smallint', ({ stage }) => stage] },
  rest: {
    type: ['text', ({ type }) => type],
    position: ['text', ({ position }) => position],
    fingerprint: ['bigint', ({ text }) => text.fingerprint],
  },
  emptied: ['body', 'grams'],
}

type MissingText = { readonly entry_id: string; readonly fingerprint: string }

const keyOf = (id: string, fingerprint: string): string => `${id}/${fingerprint}`

const keyOfRow = ({ id, text }: SearchRow): string => keyOf(id, text.fingerprint)

const insert = (tx: WriteTx, rows: readonly SearchRow[]): Fragment => sql`
  insert into content.entry_text (tenant_id, entry_id, fingerprint, body, grams)
  select ${sql.lit(tx.tenant.number)}, r.entry_id, r.fingerprint, r.body, r.grams::int[]
  from unnest(${column(rows, ({ id }) => id, 'text')}, ${column(rows, ({ text }) => text.fingerprint, 'bigint')}, ${column(rows, ({ text }) => text.body, 'text')},
    ${column(rows, ({ text }) => `{${text.grams().join(',')}}`, 'text')}) as r (entry_id, fingerprint, body, grams)
  on conflict do nothing`

/** Returns statements that remove texts without use and add the given ones. */
const difference = (
  tx: WriteTx,
  ids: readonly string[],
  wanted: readonly SearchRow[],
  added: readonly SearchRow[],
): readonly Fragment[] => [
  sql`wanted_text as materialized (
    select * from unnest(${column(wanted, ({ id }) => id, 'text')}, ${column(wanted, ({ text }) => text.fingerprint, 'bigint')}) as w (entry_id, fingerprint))`,
  sql`gone_text as (
    delete from content.entry_text d where d.tenant_id = ${sql.lit(tx.tenant.number)} and d.entry_id = any(${ids}::text[])
      and (d.entry_id, d.fingerprint) not in (select * from wanted_text))`,
  sql`made_text as (${insert(tx, added)} returning entry_id, fingerprint)`,
]

/** Selects the texts that are neither stored nor added. */
const missing = (tx: WriteTx): Fragment => sql`
  select w.entry_id, w.fingerprint from wanted_text w
  where (w.entry_id, w.fingerprint) not in (select * from made_text) and (
    select true from content.entry_text t where t.tenant_id = ${sql.lit(tx.tenant.number)} and t.entry_id = w.entry_id and t.fingerprint = w.fingerprint) is null`

type TextWriting = {
  readonly statements: readonly Fragment[]
  /** Runs the statements, and others in the same one; then adds texts that are missing against expectation. */
  run(statements: readonly Fragment[]): Promise<void>
}

/**
 * Prepares to write the search rows of records and their texts. Hashing the words of a text takes most of the time of a save, so the texts
 * of `before`, the records as they were stored, are taken to be there.
 */
export const textWriting = (tx: WriteTx, records: readonly Typed[], before: readonly Typed[]): TextWriting => {
  const ids = records.map(({ row }) => row.id)
  const rows = records.flatMap((record) => searchRowsOf(tx.tenant.number, record))
  const stored = new Set(before.flatMap((record) => searchRowsOf(tx.tenant.number, record)).map(keyOfRow))
  const wanted = [...new Map(rows.map((row) => [keyOfRow(row), row])).values()]
  const added = wanted.filter((row) => !stored.has(keyOfRow(row)))
  return {
    statements: [...tableDifference(tx, ids, SEARCH, rows), ...difference(tx, ids, wanted, added)],
    run: async (statements) => {
      const found = await tx.hotRows<MissingText>(sql`with ${sql.join([...statements])} ${missing(tx)}`)
      const lost = new Set(found.map(({ entry_id: id, fingerprint }) => keyOf(id, fingerprint)))
      const again = wanted.filter((row) => lost.has(keyOfRow(row)))
      if (again.length > 0) await tx.hotRows(insert(tx, again))
    },
  }
}

/** Writes the search rows of records and their texts. */
export const writeTexts = async (tx: WriteTx, records: readonly Typed[]): Promise<void> => {
  const writing = textWriting(tx, records, [])
  await writing.run(writing.statements)
}
