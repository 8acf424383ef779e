import { KEY_SCOPES, roleAtLeast, type KeyScope, type MemberRole } from '@captain/auth-core'
import type { Operation } from './operation.ts'

/** Keys of a tenant by what their programs may do. */
export const KEYS = { readingKey: ['content:read'], wholeKey: KEY_SCOPES } as const satisfies Readonly<Record<string, readonly KeyScope[]>>
export type KeyHolder = keyof typeof KEYS

/** Everybody whom a tenant can meet: people, and programs by their keys, one of which is another tenant's. */
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

/** What somebody is in the tenant: nobody known, an account without a place in it, or a role. */
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

/** What the server has to answer: 401 to nobody known, 404 to those outside, 403 below the role or the scopes, then what the declaration has. */
export const answerTo = (person: Person, operation: Operation): number => {
  if (isKey(person)) return answerToKey(KEYS[person], operation)
  const standing = STANDING[person]
  if (standing === 'unknown') return 401
  if (standing === 'outside') return 404
  if (!roleAtLeast(standing, operation.role)) return 403
  return operation.isOffered ? operation.answer : operation.absent
}

/** Whether somebody may do something that is there. */
export const isAllowed = (person: Person, operation: Operation): boolean => answerTo(person, operation) === operation.answer
