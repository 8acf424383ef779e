import type { Count, MediaBulk, MediaBulkResult } from '@captain/content-core'
import { useRef, useState } from 'react'
import { useFailureText } from '../../../failure-text.ts'
import { createRun, type Run } from '../../../list/bulk/run.ts'
import { sizeOf } from '../../../list/bulk/to-bulk-selection.ts'
import { useMediaApi } from '../library-queries.ts'
import type { RowSelection } from '../../../list/bulk/row-selection.ts'

/** Files of one request; the server takes as many in a step. */
const AT_ONCE = 200

/** What a bulk action does. */
export type BulkWork =
  | { readonly action: 'tag'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly action: 'delete' }

type Outcome = { readonly done: number; readonly kept: number; readonly error: unknown }

const chunksOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_unused, place) => ids.slice(place * AT_ONCE, (place + 1) * AT_ONCE))

type Step = (action: MediaBulk) => Promise<MediaBulkResult>

/** Runs the steps of an action until all files are reached or the user stops it. */
const runSteps = async (
  step: Step,
  work: BulkWork,
  { records, except }: RowSelection<unknown>,
  query: string,
  run: Run,
): Promise<Outcome> => {
  let [done, kept] = [0, 0]
  const count = (result: MediaBulkResult) => {
    done += result.done
    kept += result.kept
    run.advance(done + kept)
  }
  try {
    if (except === null) {
      for (const ids of chunksOf([...records.keys()])) {
        if (run.get().isStopping) break
        count(await step({ ...work, ids }))
      }
    } else {
      for (let after: string | null = null; !run.get().isStopping;) {
        const result = await step({ ...work, query, except: [...except], after })
        count(result)
        after = result.next
        if (after === null) break
      }
    }
    return { done, kept, error: null }
  } catch (error) {
    return { done, kept, error }
  }
}

/** Runs bulk actions on the selected files, with their progress and the cause of a failure. */
export const useMediaBulk = () => {
  const { bulk, count, refresh } = useMediaApi()
  const failureText = useFailureText()
  const [running, setRunning] = useState<{ readonly run: Run; readonly action: BulkWork['action'] } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isCounting = useRef(false)
  /** Returns the exact number of selected files; null after a failure, and while they are counted already. */
  const totalOf = async (selection: RowSelection<unknown>, query: string, known: Count): Promise<number | null> => {
    const { value, capped } = sizeOf(selection, known)
    if (!capped) return value
    if (isCounting.current) return null
    isCounting.current = true
    setFailure(null)
    try {
      return sizeOf(selection, { value: await count(query), capped: false }).value
    } catch (error) {
      setFailure(failureText(error))
      return null
    } finally {
      isCounting.current = false
    }
  }
  const perform = async (work: BulkWork, selection: RowSelection<unknown>, query: string, total: number): Promise<Outcome> => {
    const run = createRun(total)
    setFailure(null)
    setRunning({ run, action: work.action })
    const outcome = await runSteps(bulk, work, selection, query, run)
    run.end()
    await refresh()
    setRunning(null)
    if (outcome.error !== null) setFailure(failureText(outcome.error))
    return outcome
  }
  return { running, failure, totalOf, perform }
}
