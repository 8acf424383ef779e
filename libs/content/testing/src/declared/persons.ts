import { KEY_SCOPES, roleAtLeast, type KeyScope, type MemberRole } from '@captain/auth-core'
import type { Operation } from './operation.ts'

/** API keys of a tenant by their scopes. */
export const KEYS = { readingKey: ['content:read'], wholeKey: KEY_SCOPES } as const satisfies Readonly<Record<string, readonly KeyScope[]>>
export type KeyHolder = keyof typeof KEYS

/** All actors of the tests: people, and programs by their keys, one of which belongs to another tenant. */
export const PERSONS = [
  'guest',
  'unapproved',
  'outsider',
  'viewer',
  'editor',
  'owner',
  'admin',
  'listedAdmin',
  'readingKey',
  'wholeKey',
  'foreignKey',
] as const
export type Person = (typeof PERSONS)[number]

/** Role of a person in the tenant: unknown, an account without membership, or a role. */
const STANDING: Readonly<Record<Exclude<Person, KeyHolder>, 'unknown' | 'outside' | MemberRole>> = {
  guest: 'unknown',
  unapproved: 'outside',
  outsider: 'outside',
  viewer: 'viewer',
  editor: 'editor',
  owner: 'owner',
  admin: 'owner',
  listedAdmin: 'owner',
  foreignKey: 'outside',
}

const isKey = (person: Person): person is KeyHolder => person in KEYS

const KEY_ROLE: MemberRole = 'editor'

const answerToKey = (scopes: readonly KeyScope[], { keyScopes, role, keyRole = role, isOffered, answer, absent }: Operation): number => {
  const isAllowed = keyScopes !== null && keyScopes.every((scope) => scopes.includes(scope)) && roleAtLeast(KEY_ROLE, keyRole)
  if (!isAllowed) return 403
  return isOffered ? answer : absent
}

/** Returns the expected status: 401 for guests, 404 for outsiders, 403 below the role or the scopes, else that of the declaration. */
export const answerTo = (person: Person, operation: Operation): number => {
  if (isKey(person)) return answerToKey(KEYS[person], operation)
  const standing = STANDING[person]
  if (standing === 'unknown') return 401
  if (standing === 'outside') return 404
  if (!roleAtLeast(standing, operation.role)) return 403
  return operation.isOffered ? operation.answer : operation.absent
}

/** Returns whether a person may run an operation that is offered. */
export const isAllowed = (person: Person, operation: Operation): boolean => answerTo(person, operation) === operation.answer
