import { clockAt, fieldOf, underEarlierNames, type AnyContentType, type Clock, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { queueMails } from './mail/queue-mails.ts'
import type { WriteTx } from '../store.ts'
import { queueDeliveries, readSubscriptions } from '../integrations/webhooks/queue-deliveries.ts'
import { writeAudits } from './audit.ts'
import { byKeptPlans } from './by-kept-plans.ts'
import type { Typed } from './derived-rows.ts'
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

/** Inserts or updates rows. A published copy that stays, or is the working copy, is not sent and not compressed again. */
const writeRows = (tx: WriteTx, changes: readonly Placement[], isNew: boolean) => {
  const ids = (all: readonly Placement[]): readonly string[] => all.map(({ after }) => after.id)
  const staying = changes.filter(({ before, after }) => before !== null && before.published === after.published)
  const same = changes.filter(({ before, after }) => before !== null && after.published === after.data)
  const unsent = new Set([...ids(staying), ...ids(same)])
  const documents = changes.map(({ after }) => ({
    ...after,
    tenant_id: tx.tenant.number,
    published: unsent.has(after.id) ? null : after.published,
  }))
  const written = sql`jsonb_populate_recordset(null::content.entry, ${JSON.stringify(documents)}::jsonb)`
  return tx.hotRows(
    isNew
      ? sql`insert into content.entry select * from ${written}`
      : sql`
        update content.entry e set (${UPDATABLE_COLUMNS}) = row (${UPDATED_VALUES}),
          published = case when e.id = any(${ids(staying)}::text[]) then e.published when e.id = any(${ids(same)}::text[]) then r.data else r.published end
        from ${written} r where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = r.id`,
  )
}

/** Adds what a stored copy has beyond the declaration, except what the declaration drops on purpose, and renamed fields by their earlier names. */
const withUndeclared = (type: AnyContentType, values: Values, stored: Values): Values => {
  const kept = Object.entries(stored).filter(
    ([name]) => !(name in values) && fieldOf(type, name) === null && type.removedFields[name] !== 'drop',
  )
  const renamed = underEarlierNames(type, values)
  return kept.length === 0 && Object.keys(renamed).length === 0 ? values : { ...Object.fromEntries(kept), ...values, ...renamed }
}

/** Keeps the values that the declaration does not know any more, so that no save of another field loses them. */
const keptWhole = <One extends Placement>(change: One): One => {
  const { type, before, after } = change
  const data = withUndeclared(type, after.data, before?.data ?? {})
  if (after.published === null || after.published === before?.published) return { ...change, after: { ...after, data } }
  const published = after.published === after.data ? data : withUndeclared(type, after.published, before?.published ?? before?.data ?? {})
  return { ...change, after: { ...after, data, published } }
}

const placeAll = async <One extends Placement>(tx: WriteTx, changes: readonly One[]): Promise<readonly One[]> => {
  const targets = await readTargets(
    tx,
    changes.flatMap(({ type, after }) => [...orderTargets(type, after.data), ...orderTargets(type, after.published ?? {})]),
  )
  return changes.map((change) => {
    const whole = keptWhole(change)
    return { ...whole, after: placed(targets, whole.type, whole.after, clockAt(tx.now)) }
  })
}

const recordsOf = (changes: readonly Placement[]): readonly Typed[] => changes.map(({ type, after }) => ({ type, row: after }))

const recordsBefore = (changes: readonly Placement[]): readonly Typed[] =>
  changes.flatMap(({ type, before }) => (before === null ? [] : [{ type, row: before }]))

/** Writes rows and all derived rows; sends its statements at once. */
const writePlaced = async (tx: WriteTx, changes: readonly Placement[], isNew: boolean, isLenient = false): Promise<void> => {
  await Promise.all([writeRows(tx, changes, isNew), writeDerived(tx, recordsOf(changes), recordsBefore(changes), isLenient)])
}

const shiftAll = async (tx: WriteTx, changes: readonly Placement[]): Promise<void> => {
  for (const { type, before, after } of changes) if (before !== null) await shiftDependents(tx, type.name, { from: before, to: after })
}

/**
 * Writes a row, its order and all derived rows, without history: for changes that are no edit, such as a position in a list. A lenient
 * write does not fail if another record has a value that must be unique.
 */
export const writeWithoutHistory = async (
  tx: WriteTx,
  type: AnyContentType,
  before: EntryRow | null,
  after: EntryRow,
  isLenient = false,
): Promise<EntryRow> => {
  const written = await placeAll(tx, [{ type, before, after }])
  await byKeptPlans(tx, () => writePlaced(tx, written, before === null, isLenient))
  await shiftAll(tx, written)
  return written[0]?.after ?? after
}

const inBatches = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_unused, place) => all.slice(place * BATCH, (place + 1) * BATCH))

/**
 * Writes edits of records, the only way to do so: what `writeWithoutHistory` writes, redirects, revisions, audit events, mails and
 * webhooks, in the running transaction.
 */
export const writeEntries = async (tx: WriteTx, changes: readonly EntryChange[]): Promise<void> => {
  const [added, edited] = [changes.filter(({ before }) => before === null), changes.filter(({ before }) => before !== null)]
  for (const batch of inBatches(added)) await writeBatch(tx, batch, true)
  for (const batch of inBatches(edited)) await writeBatch(tx, batch, false)
}

/** Writes the history of edits; sends its statements at once. */
const writeHistory = async (tx: WriteTx, changes: readonly EntryChange[]): Promise<void> => {
  const saves = changes.filter(({ changedFields }) => changedFields.length > 0)
  const shown = changes.filter(({ goesPublic }) => goesPublic === true)
  await Promise.all([
    writeRedirects(tx, changes),
    writeRevisions(
      tx,
      saves.map(({ type, after, changedFields }) => ({ type, row: after, changedFields })),
    ),
    markPublished(
      tx,
      shown.map(({ after }) => after.id),
    ),
    writeAudits(
      tx,
      changes.map(({ type, after, action, changedFields, note }) => ({
        action,
        type: type.name,
        id: after.id,
        changes: changedFields,
        summary: nameForLog(type, after),
        note,
      })),
    ),
  ])
}

/** Writes records and their history in one round trip, then what depends on them. */
const writeBatch = async (tx: WriteTx, changes: readonly EntryChange[], isNew: boolean): Promise<readonly EntryChange[]> => {
  const written = await placeAll(tx, changes)
  assertMayChangePublic(tx, written)
  const [subscriptions] = await byKeptPlans(tx, () =>
    Promise.all([readSubscriptions(tx), writePlaced(tx, written, isNew), writeHistory(tx, written)]),
  )
  await shiftAll(tx, written)
  await runAfterChangeHooks(tx, written)
  await queueMails(tx, written)
  await queueDeliveries(tx, written, subscriptions)
  return written
}

/** Writes an edit of one record, which may be new. */
export const writeEntry = async (tx: WriteTx, change: EntryChange): Promise<EntryRow> => {
  const written = await writeBatch(tx, [change], change.before === null)
  return written[0]?.after ?? change.after
}
