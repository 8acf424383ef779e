import type { BulkAction, BulkAnswer, BulkChoice, BulkFailure, TypeClient } from '@captain/content-core'
import type { Run } from './run.ts'

/** Records a pass: few enough that progress is seen and a stop is felt. */
const PASS = 200

export type Outcome = {
  readonly done: number
  readonly failed: readonly BulkFailure[]
  /** What takes it back; null where nothing can be. */
  readonly operation: string | null
  /** How many were not come to. */
  readonly left: number
  /** What broke it off, if anything did. */
  readonly error: unknown
}

type Work = { readonly client: TypeClient; readonly action: BulkAction; readonly choice: BulkChoice }

/** Where a pass begins: in the chosen ids, or behind an id of all that match. */
type Place = { readonly from: number; readonly after: string }

const takePass = async (
  { client, action, choice }: Work,
  { from, after }: Place,
  operation: string | null,
): Promise<{ readonly answer: BulkAnswer; readonly next: Place | null }> => {
  const going = operation === null ? {} : { operation }
  if ('ids' in choice) {
    const to = from + PASS
    const answer = await client.bulk({ ...action, ids: choice.ids.slice(from, to), ...going })
    return { answer, next: to < choice.ids.length ? { from: to, after } : null }
  }
  const answer = await client.bulk({ ...action, ...choice, limit: PASS, after, ...going })
  return { answer, next: answer.rest === null ? null : { from, after: answer.rest.after } }
}

/** Does the same to many records in passes until all are done, the run is stopped or a pass fails; one undo takes all of it back. */
export const runPasses = async (work: Work, run: Run): Promise<Outcome> => {
  const failed: BulkFailure[] = []
  let done = 0
  let operation: string | null = null
  let error: unknown = null
  let place: Place | null = { from: 0, after: '' }
  while (place !== null && error === null && !run.get().isStopping) {
    try {
      const { answer, next }: Awaited<ReturnType<typeof takePass>> = await takePass(work, place, operation)
      done += answer.done
      failed.push(...answer.failed)
      operation = answer.operation
      place = next
      run.advance(done + failed.length)
    } catch (caught) {
      error = caught
    }
  }
  run.end()
  return { done, failed, operation, left: place === null ? 0 : Math.max(0, run.total - done - failed.length), error }
}

/** Takes an operation back in passes. */
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
  return { done, failed, operation: left === 0 ? null : operation, left, error }
}

/** How many records a choice stands for now; throws where it is more than one operation takes. */
export const countChosen = async ({ client, action, choice }: Work): Promise<number> => {
  if ('ids' in choice) return choice.ids.length
  const { rest } = await client.bulk({ ...action, ...choice, limit: 0 })
  return rest?.count ?? 0
}
