import type { AnyContentType } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { lockEntry } from '../store/read-entry.ts'
import { restoreEntry } from '../store/restore.ts'
import { trashChange, trashEntry } from '../store/trash.ts'
import { writeEntries } from '../store/write-entry.ts'
import type { RecordRejection } from './in-savepoint.ts'
import { retryUntilStable } from './retry-until-stable.ts'

type Refusals = ReadonlyMap<string, RecordRejection>

const namedIds = async (tx: WriteTx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select distinct r.dst_id as id from content.entry_reference r where r.tenant_id = ${tx.tenant.number} and r.dst_id = any(${ids}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Moves locked records to the trash: unreferenced ones together, then the others, which may be blocked or delete dependent records. */
export const trashMany = async (tx: WriteTx, type: AnyContentType, rows: readonly EntryRow[]): Promise<Refusals> => {
  const named = await namedIds(
    tx,
    rows.map(({ id }) => id),
  )
  const free = rows.filter(({ id }) => !named.has(id))
  await writeEntries(
    tx,
    free.map((row) => trashChange(tx, { type, row }, row.id)),
  )
  return retryUntilStable(tx, [...named], async (id) => {
    const row = await lockEntry(tx, { type: type.name, id }, 'any')
    // Another one of these records has already deleted it.
    if (row.deleted_at === null) await trashEntry(tx, type, row)
  })
}

/** Restores locked records from the trash, each with its dependent records. */
export const restoreMany = (tx: WriteTx, type: AnyContentType, rows: readonly EntryRow[]): Promise<Refusals> =>
  retryUntilStable(
    tx,
    rows.map(({ id }) => id),
    async (id) => {
      const row = await lockEntry(tx, { type: type.name, id }, 'any')
      if (row.deleted_at !== null) await restoreEntry(tx, type, row)
    },
  )
