import { clockAt, type Clock, type AnyContentType } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { queueMails } from './mail/queue-mails.ts'
import type { WriteTx } from '../store.ts'
import { queueDeliveries } from '../integrations/webhooks/queue-deliveries.ts'
import { writeAudits } from './audit.ts'
import type { EntryChange, Placement } from './entry-change.ts'
import { UPDATABLE_COLUMNS, UPDATED_VALUES, type EntryRow } from './entry-row.ts'
import { orderTargets, positionOf, publicOrder, type TargetPositions } from './position.ts'
import { writeRedirects } from './redirects.ts'
import { assertMayChangePublic } from './public-change.ts'
import { markPublished, writeRevisions } from './revisions.ts'
import { runAfterChangeHooks } from './run-after-change-hooks.ts'
import { shiftDependents } from './shift-dependents.ts'
import { nameForLog } from './title.ts'
import { writeDerived } from './write-derived.ts'

/** Number of records per round of statements. */
const BATCH = 200

type TargetRow = { readonly id: string; readonly position: string; readonly published_position: string | null }

const readTargets = async (tx: WriteTx, ids: readonly string[]): Promise<readonly TargetRow[]> =>
  ids.length === 0
    ? []
    : tx.rows<TargetRow>(
        sql`select e.id, e.position, e.published_position from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${[...new Set(ids)]}::text[])`,
      )

const iso = (date: Date | null) => date?.toISOString() ?? ''

/** Returns a row with both positions, computed from the values of its two copies. */
const placed = (targets: readonly TargetRow[], type: AnyContentType, row: EntryRow, clock: Clock): EntryRow => {
  const positions = (pick: (target: TargetRow) => string): TargetPositions => new Map(targets.map((target) => [target.id, pick(target)]))
  const times = { createdAt: iso(row.created_at), firstPublishedAt: iso(row.first_published_at) }
  const working = { order: type.defaultSort, values: row.data, times: { ...times, updatedAt: iso(row.updated_at) } }
  const shown = { order: publicOrder(type), values: row.published ?? {}, times: { ...times, updatedAt: iso(row.published_at) } }
  // A published copy that is hidden by its values has no position.
  const isShown = row.published !== null && type.publicWhen(row.published, clock)
  return {
    ...row,
    position: positionOf(type, { ...working, targets: positions((target) => target.position) }),
    published_position: isShown ? positionOf(type, { ...shown, targets: positions((target) => target.published_position ?? '') }) : null,
  }
}

const writeRows = (tx: WriteTx, rows: readonly EntryRow[], isNew: boolean) => {
  const documents = JSON.stringify(rows.map((row) => ({ ...row, tenant_id: tx.tenant.number })))
  const written = sql`jsonb_populate_recordset(null::content.entry, ${documents}::jsonb)`
  return isNew
    ? tx.hotRows(sql`insert into content.entry select * from ${written}`)
    : tx.run(sql`
        update content.entry e set (${UPDATABLE_COLUMNS}) = row (${UPDATED_VALUES}) from ${written} r
        where e.tenant_id = ${tx.tenant.number} and e.id = r.id`)
}

const placeAll = async <One extends Placement>(tx: WriteTx, changes: readonly One[], isNew: boolean): Promise<readonly One[]> => {
  if (changes.length === 0) return []
  const targets = await readTargets(
    tx,
    changes.flatMap(({ type, after }) => [...orderTargets(type, after.data), ...orderTargets(type, after.published ?? {})]),
  )
  const written = changes.map((change) => ({ ...change, after: placed(targets, change.type, change.after, clockAt(tx.now)) }))
  const rows = written.map(({ type, after }) => ({ type, row: after }))
  await writeRows(
    tx,
    rows.map(({ row }) => row),
    isNew,
  )
  await writeDerived(
    tx,
    rows,
    changes.flatMap(({ type, before }) => (before === null ? [] : [{ type, row: before }])),
  )
  for (const { type, before, after } of written) if (before !== null) await shiftDependents(tx, type.name, { from: before, to: after })
  return written
}

/** Writes a row, its order and all derived rows, without history: for changes that are no edit, such as a position in a list. */
export const writeWithoutHistory = async (
  tx: WriteTx,
  type: AnyContentType,
  before: EntryRow | null,
  after: EntryRow,
): Promise<EntryRow> => {
  const [written] = await placeAll(tx, [{ type, before, after }], before === null)
  return written?.after ?? after
}

const inBatches = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_unused, place) => all.slice(place * BATCH, (place + 1) * BATCH))

/**
 * Writes edits of records, the only way to do so: what `writeWithoutHistory` writes, redirects, revisions, audit events, mails and
 * webhooks, in the running transaction.
 */
export const writeEntries = async (tx: WriteTx, changes: readonly EntryChange[]): Promise<void> => {
  const [added, edited] = [changes.filter(({ before }) => before === null), changes.filter(({ before }) => before !== null)]
  for (const batch of inBatches(added)) await writeHistory(tx, await placeAll(tx, batch, true))
  for (const batch of inBatches(edited)) await writeHistory(tx, await placeAll(tx, batch, false))
}

const writeHistory = async (tx: WriteTx, changes: readonly EntryChange[]): Promise<void> => {
  assertMayChangePublic(tx, changes)
  await writeRedirects(tx, changes)
  const saves = changes.filter(({ changedFields }) => changedFields.length > 0)
  await writeRevisions(
    tx,
    saves.map(({ type, after, changedFields }) => ({ type, row: after, changedFields })),
  )
  await writeAudits(
    tx,
    changes.map(({ type, after, action, changedFields, note }) => ({
      action,
      type: type.name,
      id: after.id,
      changes: changedFields,
      summary: nameForLog(type, after),
      note,
    })),
  )
  await runAfterChangeHooks(tx, changes)
  await queueMails(tx, changes)
  await queueDeliveries(tx, changes)
  const shown = changes.filter(({ goesPublic }) => goesPublic === true)
  if (shown.length > 0)
    await markPublished(
      tx,
      shown.map(({ after }) => after.id),
    )
}

/** Writes an edit of one record, which may be new. */
export const writeEntry = async (tx: WriteTx, change: EntryChange): Promise<EntryRow> => {
  const written = await placeAll(tx, [change], change.before === null)
  await writeHistory(tx, written)
  return written[0]?.after ?? change.after
}
