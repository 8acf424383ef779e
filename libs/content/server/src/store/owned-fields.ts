import { isDeepStrictEqual } from 'node:util'
import { ownerOnlyFields, omitOwnerOnly, type AnyContentType, type FieldIssue, type Values } from '@captain/content-core'
import type { Author } from './author.ts'
import { withoutHidden } from './role-limits.ts'

/** Whether an author reads and sets owner-only fields: owners and the server do; API keys and visitors do not. */
export const canSetOwnerOnly = ({ id, role, keyId, sender }: Author): boolean =>
  keyId === undefined && sender === undefined && (role === 'owner' || id === null)

/** Returns a record with empty owner-only fields for authors who may not set them. */
export const ownedForAuthor = <R extends Values>(author: Author, type: AnyContentType, record: R): R =>
  canSetOwnerOnly(author) ? record : omitOwnerOnly(type, record)

/** Returns a record in the form for its author. */
export const recordForAuthor = <R extends Values>(author: Author, type: AnyContentType, record: R): R =>
  withoutHidden(author.customRole, type, ownedForAuthor(author, type, record))

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
