import type { AnyContentType } from '@captain/content-core'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { lockEntry } from '../store/read-entry.ts'
import { writeEntries, writeEntry, type EntryChange } from '../store/write-entry.ts'
import { attempt, isRefusal, type Refusal } from './attempt.ts'

/** One record of many, and what is to become of it; null where nothing changes. */
export type Planned = {
  readonly type: AnyContentType
  readonly row: EntryRow
  plan(row: EntryRow): Promise<EntryChange | null>
}

/** Why records stayed as they were, by id. */
export type Refusals = ReadonlyMap<string, Refusal>

/** Hooks may write other records, of this very round too: what comes next must see it. */
const oneByOne = async (tx: WriteTx, all: readonly Planned[], refusals: Map<string, Refusal>): Promise<void> => {
  for (const { type, row, plan } of all) {
    const tried = await attempt(tx, async () => {
      const change = await plan(await lockEntry(tx, { type: type.name, id: row.id }))
      if (change !== null) await writeEntry(tx, change)
    })
    if ('refusal' in tried) refusals.set(row.id, tried.refusal)
  }
}

const planned = async (all: readonly Planned[], refusals: Map<string, Refusal>): Promise<readonly EntryChange[]> => {
  const changes: EntryChange[] = []
  for (const { row, plan } of all) {
    try {
      const change = await plan(row)
      if (change !== null) changes.push(change)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusals.set(row.id, error)
    }
  }
  return changes
}

const issuesOfRecord = ({ issues, ids }: ContentIssues, id: string): ContentIssues =>
  new ContentIssues(issues.filter((_issue, place) => ids[place] === id))

/** Writes all that can be written at once; those whose values others hold are left out, and the rest is tried again. */
const together = async (tx: WriteTx, changes: readonly EntryChange[], refusals: Map<string, Refusal>): Promise<void> => {
  if (changes.length === 0) return
  const tried = await attempt(tx, () => writeEntries(tx, changes))
  if (!('refusal' in tried)) return
  const { refusal } = tried
  if (!(refusal instanceof ContentIssues) || refusal.ids.length === 0) throw refusal
  for (const id of refusal.ids) refusals.set(id, issuesOfRecord(refusal, id))
  await together(
    tx,
    changes.filter(({ after }) => !refusal.ids.includes(after.id)),
    refusals,
  )
}

/** Changes many locked records, each on its own terms, and tells which were refused; those are left as they were. */
export const writeMany = async (tx: WriteTx, all: readonly Planned[]): Promise<Refusals> => {
  const refusals = new Map<string, Refusal>()
  const isHooked = ({ type }: Planned) => tx.hooks[type.name] !== undefined
  await oneByOne(tx, all.filter(isHooked), refusals)
  await together(
    tx,
    await planned(
      all.filter((one) => !isHooked(one)),
      refusals,
    ),
    refusals,
  )
  return refusals
}
