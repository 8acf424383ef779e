import type { AnyContentType } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { writeAudit } from './audit.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'
import { writeWithoutHistory } from './write-entry.ts'

const GAP = 10

const orderOf = (row: EntryRow): number => Number(row.data['sortOrder'] ?? 0)

const lockAll = (tx: WriteTx, type: AnyContentType, ids: readonly string[] | null) =>
  entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null
      and (${ids === null} or e.id = any(${ids ?? []}::text[])) order by e.position, e.id for no key update`,
  )

const place = async (tx: WriteTx, type: AnyContentType, row: EntryRow, sortOrder: number): Promise<void> => {
  if (orderOf(row) === sortOrder) return
  await writeWithoutHistory(tx, type, row, {
    ...row,
    data: { ...row.data, sortOrder },
    published: row.published === null ? null : { ...row.published, sortOrder },
  })
}

/** Renumbers the full type, ten apart, if duplicate numbers leave no room for an order. */
const renumbered = async (tx: WriteTx, type: AnyContentType): Promise<void> => {
  const all = await lockAll(tx, type, null)
  const sorted = [...all].sort((one, other) => orderOf(one) - orderOf(other))
  for (const [position, row] of sorted.entries()) await place(tx, type, row, (position + 1) * GAP)
}

/** Sorts the given records among the positions that they already have. Lock versions do not change. Throws 404. */
export const reorderEntries = async (tx: WriteTx, type: AnyContentType, ids: readonly string[]): Promise<void> => {
  let rows = await lockAll(tx, type, ids)
  if (rows.length !== ids.length) throw notFound()
  if (new Set(rows.map(orderOf)).size !== rows.length) {
    await renumbered(tx, type)
    rows = await lockAll(tx, type, ids)
  }
  const places = rows.map(orderOf).sort((one, other) => one - other)
  for (const [position, id] of ids.entries()) {
    const row = rows.find((one) => one.id === id)
    if (row !== undefined) await place(tx, type, row, places[position] ?? 0)
  }
  await writeAudit(tx, { action: 'reorder', type: type.name, id: null, changes: ['sortOrder'] })
}
