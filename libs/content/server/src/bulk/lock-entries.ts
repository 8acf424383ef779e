import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'

/** The records with these ids by id, in the trash too, locked in one order so that two rounds can't hold each other up. */
export const lockEntries = async (tx: WriteTx, ids: readonly string[]): Promise<ReadonlyMap<string, EntryRow>> => {
  const rows = await tx.rows<EntryRow>(sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${ids}::text[]) order by e.id for no key update`)
  return new Map(rows.map((row) => [row.id, row]))
}
