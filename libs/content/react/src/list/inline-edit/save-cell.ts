import type { AnyRecord, RecordResponse, TypeClient, Values } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { sameJson } from '../../form/values/same-json.ts'

export type CellOutcome =
  | { readonly kind: 'saved'; readonly record: RecordResponse }
  /** Another user changed the same field concurrently; `latest` is the record after that save. */
  | { readonly kind: 'conflict'; readonly latest: AnyRecord }

const isConflict = (failure: unknown): boolean => failure instanceof HttpError && failure.status === 409

/**
 * Saves one field of a record with the lock version that the user saw. If a save in between did not change the field, saves on top of it.
 * Throws `HttpError` for other failures.
 */
export const saveCell = async (client: TypeClient, seen: AnyRecord, name: string, changes: Values): Promise<CellOutcome> => {
  try {
    return { kind: 'saved', record: await client.update(seen.id, seen.lockVersion, changes) }
  } catch (failure) {
    if (!isConflict(failure)) throw failure
  }
  const latest = await client.get(seen.id)
  if (!sameJson(latest[name], seen[name])) return { kind: 'conflict', latest }
  try {
    return { kind: 'saved', record: await client.update(seen.id, latest.lockVersion, changes) }
  } catch (failure) {
    if (!isConflict(failure)) throw failure
    return { kind: 'conflict', latest: await client.get(seen.id) }
  }
}
