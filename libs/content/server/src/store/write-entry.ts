import type { AnyContentType } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { writeAudit, type AuditAction } from './audit.ts'
import { UPDATABLE_COLUMNS, type EntryRow } from './entry-row.ts'
import { orderTargets, positionOf, publicOrder, type TargetPositions } from './position.ts'
import { writeRedirect } from './redirects.ts'
import { writeRevision } from './revisions.ts'
import { shiftDependents } from './shift-dependents.ts'
import { writeDerived } from './write-derived.ts'

type Change = {
  readonly type: AnyContentType
  /** The locked row as it was; null for a new record. */
  readonly before: EntryRow | null
  readonly after: EntryRow
  readonly action: AuditAction
  /** Names of the fields whose values changed; a revision is kept when there are any. */
  readonly changedFields: readonly string[]
}

type TargetRow = { readonly id: string; readonly position: string; readonly published_position: string | null }

const readTargets = async (tx: WriteTx, ids: readonly string[]): Promise<readonly TargetRow[]> =>
  ids.length === 0
    ? []
    : tx.rows<TargetRow>(
        sql`select e.id, e.position, e.published_position from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${[...new Set(ids)]}::text[])`,
      )

const iso = (date: Date | null) => date?.toISOString() ?? ''

/** Both positions of a row, from the values that each stands for. */
const placed = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<EntryRow> => {
  const targets = await readTargets(tx, [...orderTargets(type, row.data), ...orderTargets(type, row.published ?? {})])
  const positions = (pick: (target: TargetRow) => string): TargetPositions => new Map(targets.map((target) => [target.id, pick(target)]))
  const times = { createdAt: iso(row.created_at), firstPublishedAt: iso(row.first_published_at) }
  const working = { order: type.order, values: row.data, times: { ...times, updatedAt: iso(row.updated_at) } }
  const shown = { order: publicOrder(type), values: row.published ?? {}, times: { ...times, updatedAt: iso(row.published_at) } }
  // A public copy that its own values keep off the public side has no place there.
  const isShown = row.published !== null && type.publicWhen(row.published as never)
  return {
    ...row,
    position: positionOf(type, { ...working, targets: positions((target) => target.position) }),
    published_position: isShown ? positionOf(type, { ...shown, targets: positions((target) => target.published_position ?? '') }) : null,
  }
}

const writeRow = (tx: WriteTx, row: EntryRow, isNew: boolean) => {
  const document = JSON.stringify({ ...row, tenant_id: tx.tenant.number })
  return isNew
    ? tx.run(sql`insert into content.entry select * from jsonb_populate_record(null::content.entry, ${document}::jsonb)`)
    : tx.run(
        sql`update content.entry set (${UPDATABLE_COLUMNS}) = (select ${UPDATABLE_COLUMNS} from jsonb_populate_record(null::content.entry, ${document}::jsonb))
          where tenant_id = ${tx.tenant.number} and id = ${row.id}`,
      )
}

/** Writes a row, its order and everything made from it, without history: for what is no edit, such as a place in a list. */
export const placeEntry = async (tx: WriteTx, type: AnyContentType, before: EntryRow | null, after: EntryRow): Promise<EntryRow> => {
  const row = await placed(tx, type, after)
  await writeRow(tx, row, before === null)
  await writeDerived(tx, type, row, before === null)
  if (before !== null) await shiftDependents(tx, type.name, { from: before, to: row })
  return row
}

/** The one way a record is edited: what `placeEntry` writes, redirect, revision and audit event, in the running transaction. */
export const writeEntry = async (tx: WriteTx, { type, before, after, action, changedFields }: Change): Promise<EntryRow> => {
  const row = await placeEntry(tx, type, before, after)
  if (before !== null) await writeRedirect(tx, before, row)
  if (changedFields.length > 0) await writeRevision(tx, row, changedFields)
  await writeAudit(tx, { action, type: type.name, id: row.id, changes: changedFields })
  return row
}
