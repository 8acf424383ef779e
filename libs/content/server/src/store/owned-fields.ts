import { isDeepStrictEqual } from 'node:util'
import {
  isEmptyValue,
  isHiddenPath,
  ownerOnlyFields,
  omitOwnerOnly,
  typeForRole,
  type AnyContentType,
  type FieldIssue,
  type Values,
} from '@captain/content-core'
import { ContentIssues } from '../errors.ts'
import type { Author } from './author.ts'
import { withoutHidden } from './role-limits.ts'

/** Whether an author reads and sets owner-only fields: owners and the server do; API keys and visitors do not. */
export const canSetOwnerOnly = ({ id, role, keyId, sender }: Author): boolean =>
  keyId === undefined && sender === undefined && (role === 'owner' || id === null)

/** Returns a record with empty owner-only fields for authors who may not set them. */
export const ownedForAuthor = <R extends Values>(author: Author, type: AnyContentType, record: R): R =>
  canSetOwnerOnly(author) ? record : omitOwnerOnly(type, record)

const ownedByOthers = (author: Author, type: AnyContentType): readonly string[] => (canSetOwnerOnly(author) ? [] : ownerOnlyFields(type))

/** Returns a record in the form for its author. */
export const recordForAuthor = <R extends Values>(author: Author, type: AnyContentType, record: R): R => {
  const shown = withoutHidden(author.customRole, type, ownedForAuthor(author, type, record))
  const behind = shown['englishBehind']
  if (!Array.isArray(behind)) return shown
  const seen = typeForRole(type, author.customRole ?? null)
  const unread = ownedByOthers(author, type)
  return {
    ...shown,
    englishBehind: behind.filter((path: string) => !isHiddenPath(seen, path) && !unread.includes(path.split('.')[0] ?? '')),
  }
}

/**
 * Returns what an author sends, without the fields that are empty in what the author reads, so that a record can be sent back as it was read.
 * Throws ContentIssues for any other value of a field that the author does not read: a response that depended on the stored value would
 * reveal it.
 */
export const sentByAuthor = (author: Author, type: AnyContentType, sent: Values): Values => {
  const seen = typeForRole(type, author.customRole ?? null)
  const unread = ownedByOthers(author, type)
  const isGuess = (name: string): boolean => {
    const field = type.fields[name]
    return isHiddenPath(seen, name) || (unread.includes(name) && field !== undefined && !isEmptyValue(field, sent[name]))
  }
  const guesses = Object.keys(sent).filter(isGuess)
  if (guesses.length > 0) throw new ContentIssues(guesses.map((path) => ({ path, rule: 'readOnly', params: {} })))
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !unread.includes(name)))
}

/** Returns the owner-only fields that an author would change without permission. */
export const forbiddenOwnerOnlyFields = (
  author: Author,
  type: AnyContentType,
  values: Values,
  before: Values | null,
): readonly FieldIssue[] =>
  canSetOwnerOnly(author)
    ? []
    : ownerOnlyFields(type)
        .filter((name) => name in values && !isDeepStrictEqual(values[name] ?? null, before?.[name] ?? null))
        .map((path) => ({ path, rule: 'readOnly', params: {} }))
