import type { WriteTx } from '../store.ts'
import { inSavepoint, type RecordRejection } from './in-savepoint.ts'

/** Processes records one by one and retries the refused ones as long as another one succeeded, because one record may block the next. */
export const retryUntilStable = async (
  tx: WriteTx,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<Map<string, RecordRejection>> => {
  const refusals = new Map<string, RecordRejection>()
  for (const id of ids) {
    const tried = await inSavepoint(tx, () => work(id))
    if ('refusal' in tried) refusals.set(id, tried.refusal)
  }
  return refusals.size === 0 || refusals.size === ids.length ? refusals : retryUntilStable(tx, [...refusals.keys()], work)
}
