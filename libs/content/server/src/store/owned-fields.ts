import { isDeepStrictEqual } from 'node:util'
import { ownedNames, withoutOwned, type AnyContentType, type RuleIssue, type Values } from '@captain/content-core'
import type { Author } from './author.ts'

/** Whether an author reads and sets what is the owners' alone: an owner, or the server itself; no key and no visitor. */
export const ownsFields = ({ id, role, keyId, sender }: Author): boolean =>
  keyId === undefined && sender === undefined && (role === 'owner' || id === null)

/** A record as its author is answered it. */
export const shownToAuthor = <Record extends Values>(author: Author, type: AnyContentType, record: Record): Record =>
  ownsFields(author) ? record : withoutOwned(type, record)

/** What an author would set, and may not: the owners' fields, where they would change. */
export const refusedOwned = (author: Author, type: AnyContentType, values: Values, before: Values | null): readonly RuleIssue[] =>
  ownsFields(author)
    ? []
    : ownedNames(type)
        .filter((name) => name in values && !isDeepStrictEqual(values[name] ?? null, before?.[name] ?? null))
        .map((path) => ({ path, rule: 'readOnly', params: {} }))
