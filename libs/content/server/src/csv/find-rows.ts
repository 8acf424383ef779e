import { indexTextsOf, type AnyContentType } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { foldUnique, uniqueName } from '../store/derive.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'
import { entryRows } from '../store/entry-rows.ts'
import { cellValue } from './cell-value.ts'
import { ID, type ColumnTarget } from './column-target.ts'

/** Returns the live records with a key. */
export type Finder = (key: string) => readonly EntryRow[]

const MAX_FIXED_RECORDS = 1000

const liveRows = (tx: Tx, type: AnyContentType) => sql`
  select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null`

const byId = async (tx: Tx, type: AnyContentType, keys: readonly string[]): Promise<Finder> => {
  const rows = await entryRows(tx, sql`${liveRows(tx, type)} and e.id = any(${keys}::text[])`)
  return (key) => rows.filter(({ id }) => id === key)
}

const byUnique = async (tx: Tx, type: AnyContentType, field: string, keys: readonly string[]): Promise<Finder> => {
  const found = await tx.rows<{ entry_id: string; val: string }>(sql`
    select u.entry_id, u.val from content.entry_unique u
    where u.tenant_id = ${tx.tenant.number} and u.type = ${type.name} and u.field = ${uniqueName(type, field)} and u.val = any(${keys.map(foldUnique)}::text[])`)
  const ids = new Map(found.map(({ entry_id: id, val }) => [val, id]))
  const rows = await entryRows(tx, sql`${liveRows(tx, type)} and e.id = any(${[...ids.values()]}::text[])`)
  return (key) => rows.filter(({ id }) => id === ids.get(foldUnique(key)))
}

/** Finds fixed records. They are few, and their key need not be unique in the database. */
const byFixed = async (tx: Tx, type: AnyContentType, target: ColumnTarget): Promise<Finder> => {
  const { field, names } = target.words.ja
  const rows = await entryRows(tx, sql`${liveRows(tx, type)} order by e.position, e.id limit ${MAX_FIXED_RECORDS}`)
  const textOf = (value: unknown) => indexTextsOf(field, value)[0] ?? ''
  return (key) => {
    const cell = cellValue(target, key, () => [])
    if (!('value' in cell)) return []
    const wanted = textOf(cell.value)
    return rows.filter(({ data }) => textOf(data[names[0] ?? '']) === wanted)
  }
}

/** Finds the records for the keys of some rows. */
export const findRows = (
  tx: Tx,
  type: AnyContentType,
  key: string,
  target: ColumnTarget | undefined,
  keys: readonly string[],
): Promise<Finder> => {
  if (key === ID) return byId(tx, type, keys)
  const field = key.replace(/\.ja$/, '')
  return target !== undefined && type.fixedRecords?.key === field ? byFixed(tx, type, target) : byUnique(tx, type, field, keys)
}
