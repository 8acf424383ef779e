import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import type { Operation } from './operation.ts'

/** Everybody whom a tenant can meet. */
export const PERSONS = ['guest', 'unapproved', 'outsider', 'viewer', 'editor', 'owner', 'admin', 'listedAdmin'] as const
export type Person = (typeof PERSONS)[number]

/** What somebody is in the tenant: nobody known, an account without a place in it, or a role. */
const STANDING: Readonly<Record<Person, 'unknown' | 'outside' | MemberRole>> = {
  guest: 'unknown',
  unapproved: 'outside',
  outsider: 'outside',
  viewer: 'viewer',
  editor: 'editor',
  owner: 'owner',
  admin: 'owner',
  listedAdmin: 'owner',
}

/** What the server has to answer: 401 to nobody known, 404 to those outside, 403 below the role, then what the declaration has. */
export const answerTo = (person: Person, { role, isOffered, answer, absent }: Operation): number => {
  const standing = STANDING[person]
  if (standing === 'unknown') return 401
  if (standing === 'outside') return 404
  if (!roleAtLeast(standing, role)) return 403
  return isOffered ? answer : absent
}

/** Whether somebody may do something that is there. */
export const isAllowed = (person: Person, operation: Operation): boolean => answerTo(person, operation) === operation.answer
