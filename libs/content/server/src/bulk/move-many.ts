import type { AnyContentType } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { lockEntry } from '../store/read-entry.ts'
import { restoreEntry } from '../store/restore.ts'
import { trashChange, trashEntry } from '../store/trash.ts'
import { writeEntries } from '../store/write-entry.ts'
import type { Refusal } from './attempt.ts'
import { inPasses } from './in-passes.ts'

type Refusals = ReadonlyMap<string, Refusal>

const namedIds = async (tx: WriteTx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select distinct r.dst_id as id from content.entry_reference r where r.tenant_id = ${tx.tenant.number} and r.dst_id = any(${ids}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Puts locked records into the trash: at once those that nothing names, then the others, which may take records along or be held. */
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
  return inPasses(tx, [...named], async (id) => {
    const row = await lockEntry(tx, { type: type.name, id }, 'any')
    // Another one of these has taken it along.
    if (row.deleted_at === null) await trashEntry(tx, type, row)
  })
}

/** Brings locked records back from the trash, each with what went along with it. */
export const restoreMany = (tx: WriteTx, type: AnyContentType, rows: readonly EntryRow[]): Promise<Refusals> =>
  inPasses(
    tx,
    rows.map(({ id }) => id),
    async (id) => {
      const row = await lockEntry(tx, { type: type.name, id }, 'any')
      if (row.deleted_at !== null) await restoreEntry(tx, type, row)
    },
  )
