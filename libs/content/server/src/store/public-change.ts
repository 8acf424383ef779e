import { isDeepStrictEqual } from 'node:util'
import { isDelivered, type AnyContentType } from '@captain/content-core'
import { forbidden } from '@captain/http-server'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from './entry-row.ts'

/** Whether a row has a copy that is public now or during its time span. */
export const isPublicRow = (type: AnyContentType, row: EntryRow | null): row is EntryRow =>
  row !== null && row.published !== null && row.published_position !== null && row.deleted_at === null && isDelivered(type)

type Change = { readonly type: AnyContentType; readonly before: EntryRow | null; readonly after: EntryRow }

const shown = ({ published, publish_from: from, publish_until: until }: EntryRow) => [published, from, until]

const changesPublic = ({ type, before, after }: Change): boolean => {
  if (!isPublicRow(type, before) || !isPublicRow(type, after)) return isPublicRow(type, before) || isPublicRow(type, after)
  return !isDeepStrictEqual(shown(before), shown(after))
}

/** Throws 403 if the author may not change public content and the changes would. */
export const assertMayChangePublic = ({ author }: WriteTx, changes: readonly Change[]): void => {
  if (author.mayPublish === false && changes.some(changesPublic)) throw forbidden()
  const { unpublishedTypes } = author
  if (unpublishedTypes !== undefined && changes.some((change) => unpublishedTypes.has(change.type.name) && changesPublic(change)))
    throw forbidden()
}
