import { isDeepStrictEqual } from 'node:util'
import type { AnyContentType, AnyRecord, Values } from '@captain/content-core'

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
  'state',
  'status',
  'firstPublishedAt',
  'publishedAt',
  'hasUnpublishedChanges',
])

/** Members that belong to the reader or to the response, not to the record. */
const OF_RESPONSE: ReadonlySet<string> = new Set(['readAt', 'counted', 'excerpt', 'included', 'deletedBy'])

const isUnchanged = (type: AnyContentType, record: AnyRecord, name: string, value: unknown): boolean => {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (OF_RESPONSE.has(name)) return field === undefined
  const isServers = field === undefined ? SYSTEM_MEMBERS.has(name) : field.compute !== null || field.setBy !== 'staff'
  return isServers && isDeepStrictEqual(value, record[name] ?? null)
}

/**
 * Returns the input of an update without unchanged values that only the server or senders set, so that a record can be sent back as it was
 * read. Other values of theirs are refused like any that staff may not set.
 */
export const withoutServerValues = (type: AnyContentType, record: AnyRecord, sent: Values): Values =>
  Object.fromEntries(Object.entries(sent).filter(([name, value]) => !isUnchanged(type, record, name, value)))
