import { isDeepStrictEqual } from 'node:util'
import type { AnyContentType, Values } from '@captain/content-core'
import type { EntryRow } from '../store/entry-row.ts'

/** Members of a record in responses that no request sets. */
const SYSTEM_MEMBERS: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'localeUpdatedAt',
  'englishBehind',
  'deletedAt',
  'deletedBy',
  'state',
  'firstPublishedAt',
  'publishedAt',
  'hasUnpublishedChanges',
  'readAt',
  'counted',
  'included',
])

const isFromServer = (type: AnyContentType, { data, status }: Pick<EntryRow, 'data' | 'status'>, name: string, value: unknown): boolean => {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (field === undefined) return SYSTEM_MEMBERS.has(name) || (name === 'status' && value === status)
  return field.compute !== null || (field.setBy !== 'staff' && isDeepStrictEqual(value, data[name] ?? null))
}

/**
 * Returns the input of an update without what only the server sets, so that a record can be sent back as it was read: system members and
 * computed fields are ignored, the status and fields that others set as long as they are unchanged.
 */
export const withoutServerValues = (type: AnyContentType, row: Pick<EntryRow, 'data' | 'status'>, sent: Values): Values =>
  Object.fromEntries(Object.entries(sent).filter(([name, value]) => !isFromServer(type, row, name, value)))
