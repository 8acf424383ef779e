import { isAdmin, isSignedIn, type Actor } from '@captain/auth-core'
import { unauthorized } from '@captain/http-server'
import { createAccessControl } from 'better-auth/plugins/access'
import { notAllowed } from '../errors.ts'

/** Actions on accounts and sessions (the customer's specification §6). */
const STATEMENTS = {
  user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
  session: ['list', 'revoke', 'delete'],
} as const

const control = createAccessControl(STATEMENTS)

/** Administrators have every permission, other roles none. */
const ROLES = {
  admin: control.newRole(STATEMENTS),
  user: control.newRole({ user: [], session: [] }),
}

/** Actions by resource, such as `{ user: ['ban'] }`. */
export type Permissions = Readonly<Record<string, readonly string[]>>

export type AccessAnswer = { readonly success: boolean; readonly error: string | null }

/**
 * Checks whether an actor has all permissions; a refusal contains the message of the specification §8. Listed administrators pass every
 * check.
 */
export const accessOf = (actor: Actor, permissions: Permissions): AccessAnswer => {
  if (isSignedIn(actor) && actor.isListedAdmin) return { success: true, error: null }
  // better-auth would accept inherited properties of objects, such as `toString`, as resources.
  const unknown = Object.keys(permissions).find((resource) => !Object.hasOwn(STATEMENTS, resource))
  if (unknown !== undefined) return { success: false, error: `You are not allowed to access resource: ${unknown}` }
  const requested = Object.fromEntries(Object.entries(permissions).map(([resource, actions]) => [resource, [...actions]]))
  const { success, error } = ROLES[isAdmin(actor) ? 'admin' : 'user'].authorize(requested)
  return { success, error: success ? null : (error ?? 'Not authorized').replace(/"([^"]*)"$/, '$1') }
}

/** Throws 401 for guests, and a 403 with the specification's message for actors without the permissions. */
export const requireAccess = (actor: Actor, permissions: Permissions): void => {
  if (!isSignedIn(actor)) throw unauthorized()
  const { success, error } = accessOf(actor, permissions)
  if (!success) throw notAllowed(error ?? 'Not authorized')
}
