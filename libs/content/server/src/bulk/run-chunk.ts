import { isDeepStrictEqual } from 'node:util'
import type { AnyContentType } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import type { WriteTx } from '../store.ts'
import type { EntryChange } from '../store/entry-change.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { sentByAuthor } from '../store/owned-fields.ts'
import { isScheduledRow } from '../store/record.ts'
import { plannedUpdate } from '../store/save.ts'
import { plannedTransition } from '../store/transition.ts'
import type { RecordRejection } from './in-savepoint.ts'
import type { BulkAction } from './bulk-body.ts'
import type { Failed } from './failure.ts'
import { lockEntries } from './lock-entries.ts'
import { restoreMany, trashMany } from './move-many.ts'
import { recordAfter, recordBefore } from './operation.ts'
import { writeMany } from './write-many.ts'

/** The action, and its undo log if there is one. */
export type Bulk = { readonly type: AnyContentType; readonly action: BulkAction; readonly operation: string | null }

type Performed = { readonly refusals: ReadonlyMap<string, RecordRejection>; readonly scheduled: number }

/** Counts the changes that schedule a record for later, or cancel a schedule. */
const schedulesIn = (tx: WriteTx, type: AnyContentType, changes: Iterable<EntryChange>): number =>
  [...changes].filter(({ before, after, goesPublic }) => {
    const row = goesPublic === true ? after : before
    return row !== null && isScheduledRow(type, row, tx.now)
  }).length

const perform = async (tx: WriteTx, { type, action }: Bulk, rows: readonly EntryRow[]): Promise<Performed> => {
  if (action.name === 'delete') return { refusals: await trashMany(tx, type, rows), scheduled: 0 }
  if (action.name === 'restore') return { refusals: await restoreMany(tx, type, rows), scheduled: 0 }
  const plan = async (round: WriteTx, row: EntryRow) => {
    if (!('transition' in action))
      return plannedUpdate(round, type, row, 'changes' in action ? sentByAuthor(round.author, type, action.changes) : {})
    // Published records without changes need no new version.
    if (action.transition === 'publish' && row.status === 'published' && isDeepStrictEqual(row.data, row.published)) return null
    return plannedTransition(round, type, row, action.transition, {
      ...action.input,
      changes: sentByAuthor(round.author, type, action.input.changes),
    })
  }
  const { refusals, changes } = await writeMany(
    tx,
    rows.map((row) => ({ key: row.id, type, row, plan })),
  )
  const isOfPublication = action.name === 'publish' || action.name === 'unpublish'
  return { refusals, scheduled: isOfPublication ? schedulesIn(tx, type, changes.values()) : 0 }
}

/** The records that failed, and how many of the others were scheduled for later by a publish, or had their schedule cancelled. */
export type ChunkOutcome = { readonly failed: readonly Failed[]; readonly scheduled: number }

/** Runs the same action on the present versions of some records. */
export const runChunk = async (tx: WriteTx, bulk: Bulk, ids: readonly string[]): Promise<ChunkOutcome> => {
  const found = await lockEntries(tx, ids)
  const isMeant = (row: EntryRow | undefined): row is EntryRow =>
    row !== undefined && row.type === bulk.type.name && (row.deleted_at !== null) === (bulk.action.name === 'restore')
  const rows = ids.map((id) => found.get(id)).filter(isMeant)
  const known = rows.map(({ id }) => id)
  if (bulk.operation !== null) await recordBefore(tx, bulk.operation, known)
  const { refusals, scheduled } = await perform(tx, bulk, rows)
  if (bulk.operation !== null) await recordAfter(tx, bulk.operation, known)
  const failed = ids.flatMap((id): readonly Failed[] => {
    const row = found.get(id)
    if (!isMeant(row)) return [{ id, row: null, refusal: notFound() }]
    const refusal = refusals.get(id)
    return refusal === undefined ? [] : [{ id, row, refusal }]
  })
  return { failed, scheduled }
}
