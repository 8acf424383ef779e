import type { WriteTx } from '../store.ts'
import { attempt, type Refusal } from './attempt.ts'

/** Processes records one by one and retries the refused ones as long as another one succeeded, because one record may block the next. */
export const inPasses = async (
  tx: WriteTx,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<Map<string, Refusal>> => {
  const refusals = new Map<string, Refusal>()
  for (const id of ids) {
    const tried = await attempt(tx, () => work(id))
    if ('refusal' in tried) refusals.set(id, tried.refusal)
  }
  return refusals.size === 0 || refusals.size === ids.length ? refusals : inPasses(tx, [...refusals.keys()], work)
}
