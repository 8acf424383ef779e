import type { AnyRecord, RecordAnswer, TypeClient, Values } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { sameValue } from '../../form/values/same-value.ts'

export type CellOutcome =
  | { readonly kind: 'saved'; readonly record: RecordAnswer }
  /** Somebody else has changed the same field meanwhile; `latest` is the record as they left it. */
  | { readonly kind: 'conflict'; readonly latest: AnyRecord }

const isConflict = (failure: unknown): boolean => failure instanceof HttpError && failure.status === 409

/**
 * Saves one field of a record on the version that was seen. A save in between that left the field alone is no conflict: the change goes on top of it.
 * Fails with HttpError for all else.
 */
export const saveCell = async (client: TypeClient, seen: AnyRecord, name: string, changes: Values): Promise<CellOutcome> => {
  try {
    return { kind: 'saved', record: await client.update(seen.id, seen.lockVersion, changes) }
  } catch (failure) {
    if (!isConflict(failure)) throw failure
  }
  const latest = await client.get(seen.id)
  if (!sameValue(latest[name], seen[name])) return { kind: 'conflict', latest }
  try {
    return { kind: 'saved', record: await client.update(seen.id, latest.lockVersion, changes) }
  } catch (failure) {
    if (!isConflict(failure)) throw failure
    return { kind: 'conflict', latest: await client.get(seen.id) }
  }
}
