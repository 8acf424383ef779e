import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'
import { entryRows } from '../store/entry-rows.ts'

/** Locks the records with these ids, including those in the trash, and returns them by id. A fixed order prevents deadlocks. */
export const lockEntries = async (tx: WriteTx, ids: readonly string[]): Promise<ReadonlyMap<string, EntryRow>> => {
  const rows = await entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${ids}::text[]) order by e.id for no key update`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
