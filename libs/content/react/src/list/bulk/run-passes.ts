import type { BulkAction, BulkResponse, BulkSelection, BulkFailure, TypeClient } from '@captain/content-core'
import type { Run } from './run.ts'

/** Records per pass: few enough that progress is visible and a stop takes effect quickly. */
const PASS = 200

export type Outcome = {
  readonly done: number
  readonly failed: readonly BulkFailure[]
  /** Number of the done records that were scheduled for later, or whose schedule was cancelled. */
  readonly scheduled: number
  /** Id of the operation that undoes it; null if nothing can be undone. */
  readonly operation: string | null
  /** Number of records that were not reached. */
  readonly left: number
  /** The error that aborted it, if any. */
  readonly error: unknown
}

type Work = { readonly client: TypeClient; readonly action: BulkAction; readonly choice: BulkSelection }

/** Start of a pass: an index in the chosen ids, or the id before the next of all matching ones. */
type Place = { readonly from: number; readonly after: string }

const takePass = async (
  { client, action, choice }: Work,
  { from, after }: Place,
  operation: string | null,
): Promise<{ readonly answer: BulkResponse; readonly next: Place | null }> => {
  const going = operation === null ? {} : { operation }
  if ('ids' in choice) {
    const to = from + PASS
    const answer = await client.bulk({ ...action, ids: choice.ids.slice(from, to), ...going })
    return { answer, next: to < choice.ids.length ? { from: to, after } : null }
  }
  const answer = await client.bulk({ ...action, ...choice, limit: PASS, after, ...going })
  return { answer, next: answer.rest === null ? null : { from, after: answer.rest.after } }
}

/** Applies an action to many records in passes until all are done, the user stops it or a pass fails. One undo reverts all passes. */
export const runPasses = async (work: Work, run: Run): Promise<Outcome> => {
  const failed: BulkFailure[] = []
  let done = 0
  let scheduled = 0
  let operation: string | null = null
  let error: unknown = null
  let place: Place | null = { from: 0, after: '' }
  while (place !== null && error === null && !run.get().isStopping) {
    try {
      const { answer, next }: Awaited<ReturnType<typeof takePass>> = await takePass(work, place, operation)
      done += answer.done
      scheduled += answer.scheduled ?? 0
      failed.push(...answer.failed)
      operation = answer.operation
      place = next
      run.advance(done + failed.length)
    } catch (caught) {
      error = caught
    }
  }
  run.end()
  return { done, failed, scheduled, operation, left: place === null ? 0 : Math.max(0, run.total - done - failed.length), error }
}

/** Undoes an operation in passes. */
export const runUndo = async (client: TypeClient, operation: string, run: Run): Promise<Outcome> => {
  const failed: BulkFailure[] = []
  let done = 0
  let left = run.total
  let error: unknown = null
  while (left > 0 && error === null && !run.get().isStopping) {
    try {
      const answer = await client.undoBulk(operation, { limit: PASS })
      done += answer.done
      failed.push(...answer.failed)
      left = answer.rest?.count ?? 0
      run.advance(done + failed.length)
    } catch (caught) {
      error = caught
    }
  }
  run.end()
  return { done, failed, scheduled: 0, operation: left === 0 ? null : operation, left, error }
}

/** Counts the records of a selection. Throws if there are more than one operation allows. */
export const countChosen = async ({ client, action, choice }: Work): Promise<number> => {
  if ('ids' in choice) return choice.ids.length
  const { rest } = await client.bulk({ ...action, ...choice, limit: 0 })
  return rest?.count ?? 0
}
