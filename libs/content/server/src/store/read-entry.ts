import { notFound } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import type { Opening, Tx } from '../database/transaction.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { hotEntryRows } from './entry-rows.ts'

type Wanted = { readonly type: string; readonly id: string }

/** Reads the record, including from the trash; null if the tenant has none of that type. */
export const readEntry = async (tx: Tx, { type, id }: Wanted): Promise<EntryRow | null> => {
  const rows = await hotEntryRows(
    tx,
    sql`select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = ${id} and e.type = ${type}`,
  )
  return rows[0] ?? null
}

/** Locks the record until the transaction ends. Throws 404, also for records in the trash unless `where` includes them. */
export const lockEntry = async (tx: Opening, { type, id }: Wanted, where: 'live' | 'trash' | 'any' = 'live'): Promise<EntryRow> => {
  const [row = null] = await hotEntryRows(
    tx,
    sql`select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = ${id} and e.type = ${type} for no key update`,
  )
  if (row === null || (where === 'live' && row.deleted_at !== null) || (where === 'trash' && row.deleted_at === null)) throw notFound()
  return row
}
