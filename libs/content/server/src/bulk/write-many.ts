import type { AnyContentType } from '@captain/content-core'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { presentTargets } from '../store/check-targets.ts'
import { targetsTo } from '../store/derive.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { withTargetCache } from '../store/target-cache.ts'
import { lockEntry } from '../store/read-entry.ts'
import { declaredValues } from '../store/record.ts'
import type { EntryChange } from '../store/entry-change.ts'
import { writeEntries, writeEntry } from '../store/write-entry.ts'
import { inSavepoint, isRecordRejection, type RecordRejection } from './in-savepoint.ts'

/** One record of many under a key of the caller, locked or new, with its planned change; null if nothing changes. */
export type Planned = { readonly key: string; readonly type: AnyContentType } & (
  | { readonly row: EntryRow; plan(tx: WriteTx, row: EntryRow): Promise<EntryChange | null> }
  | { readonly row: null; plan(tx: WriteTx): Promise<EntryChange | null> }
)

/** The results for many records, by key; records without a change or refusal are unchanged. */
export type WriteOutcome = { readonly changes: ReadonlyMap<string, EntryChange>; readonly refusals: ReadonlyMap<string, RecordRejection> }

type Result = { readonly changes: Map<string, EntryChange>; readonly refusals: Map<string, RecordRejection> }

const hasHooks = (tx: WriteTx, { type }: Planned): boolean => tx.hooks[type.name] !== undefined

/** Hooks may write other records, including those of this round: the next record must see them. */
const planAfresh = async (tx: WriteTx, one: Planned): Promise<EntryChange | null> =>
  one.row === null ? one.plan(tx) : one.plan(tx, await lockEntry(tx, { type: one.type.name, id: one.row.id }))

const planInRound = (tx: WriteTx, one: Planned): Promise<EntryChange | null> => (one.row === null ? one.plan(tx) : one.plan(tx, one.row))

/** Returns a transaction for planning many records, which has checked all their references in advance. */
const roundOver = async (tx: WriteTx, all: readonly Planned[]): Promise<WriteTx> => {
  const round = withTargetCache(tx)
  const pointed = all.flatMap(({ type, row }) => (row === null ? [] : targetsTo(type, declaredValues(type, row.data), 'record')))
  await presentTargets(round, pointed)
  return round
}

const oneByOne = async (tx: WriteTx, all: readonly Planned[], { changes, refusals }: Result): Promise<void> => {
  for (const one of all) {
    const tried = await inSavepoint(tx, async () => {
      const change = await planAfresh(tx, one)
      if (change !== null) await writeEntry(tx, change)
      return change
    })
    if ('refusal' in tried) refusals.set(one.key, tried.refusal)
    else if (tried.value !== null) changes.set(one.key, tried.value)
  }
}

/** Plans the changes of many records without writing them. */
export const planMany = async (tx: WriteTx, all: readonly Planned[]): Promise<WriteOutcome> => {
  const result: Result = { changes: new Map(), refusals: new Map() }
  const round = await roundOver(tx, all)
  for (const one of all) {
    try {
      const change = await (hasHooks(tx, one) ? planAfresh(tx, one) : planInRound(round, one))
      if (change !== null) result.changes.set(one.key, change)
    } catch (error) {
      if (!isRecordRejection(error)) throw error
      result.refusals.set(one.key, error)
    }
  }
  return result
}

const issuesOfRecord = ({ issues, ids }: ContentIssues, id: string): ContentIssues =>
  new ContentIssues(issues.filter((_issue, place) => ids[place] === id))

/** Writes all records that can be written in one go. Leaves out those whose unique values are taken and retries the rest. */
const together = async (tx: WriteTx, planned: WriteOutcome, result: Result): Promise<void> => {
  const changes = [...planned.changes].filter(([key]) => !result.refusals.has(key))
  if (changes.length === 0) return
  const tried = await inSavepoint(tx, () =>
    writeEntries(
      tx,
      changes.map(([, change]) => change),
    ),
  )
  if (!('refusal' in tried)) {
    for (const [key, change] of changes) result.changes.set(key, change)
    return
  }
  const { refusal } = tried
  if (!(refusal instanceof ContentIssues) || refusal.ids.length === 0) throw refusal
  for (const [key, { after }] of changes) if (refusal.ids.includes(after.id)) result.refusals.set(key, issuesOfRecord(refusal, after.id))
  await together(tx, planned, result)
}

/** Changes many records independently; rejected ones stay unchanged. */
export const writeMany = async (tx: WriteTx, all: readonly Planned[]): Promise<WriteOutcome> => {
  const result: Result = { changes: new Map(), refusals: new Map() }
  await oneByOne(
    tx,
    all.filter((one) => hasHooks(tx, one)),
    result,
  )
  const planned = await planMany(
    tx,
    all.filter((one) => !hasHooks(tx, one)),
  )
  for (const [key, refusal] of planned.refusals) result.refusals.set(key, refusal)
  await together(tx, planned, result)
  return result
}
