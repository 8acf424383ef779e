import { isDeepStrictEqual } from 'node:util'
import { forbidden } from '@captain/http'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from './entry-row.ts'

/** Whether a row has a copy that the public sees, now or at its time. */
export const isPublicRow = (row: EntryRow | null): row is EntryRow =>
  row !== null && row.published !== null && row.published_position !== null && row.deleted_at === null

type Change = { readonly before: EntryRow | null; readonly after: EntryRow }

const changesPublic = ({ before, after }: Change): boolean => {
  if (!isPublicRow(before) || !isPublicRow(after)) return isPublicRow(before) || isPublicRow(after)
  return !isDeepStrictEqual(
    [before.published, before.publish_from, before.publish_until],
    [after.published, after.publish_from, after.publish_until],
  )
}

/** Throws 403 where whoever writes may not change what the public sees, and would. */
export const refusePublicChange = ({ author }: WriteTx, changes: readonly Change[]): void => {
  if (author.mayPublish === false && changes.some(changesPublic)) throw forbidden()
}
