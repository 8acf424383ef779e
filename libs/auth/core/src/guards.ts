import { isAdmin, isRegularUser, isSignedIn, roleIn, type Actor } from './actor.ts'
import { roleAtLeast, type MemberRole } from './role.ts'

export type GuardTarget = '/' | '/captain' | '/auth/who-are-you' | '/auth/not-permission'

/** `remember`: the attempted path is kept in auth_redirect_path and returned to after sign-in. */
export type GuardResult = { readonly pass: true } | { readonly pass: false; readonly redirect: GuardTarget; readonly remember: boolean }

/** Decides whether an actor may see a page (customer's specification §4). */
export type Guard = (actor: Actor) => GuardResult

const PASS: GuardResult = { pass: true }
const refuse = (redirect: GuardTarget, remember = false): GuardResult => ({ pass: false, redirect, remember })
const orNotPermission = (passes: boolean): GuardResult => (passes ? PASS : refuse('/auth/not-permission'))

/** Anyone enters. */
export const authDisabled: Guard = () => PASS

/** Signed-out visitors go to the home page, and the attempted path is remembered. */
export const loginOnly: Guard = (actor) => (isSignedIn(actor) ? PASS : refuse('/', true))

/** Only for signed-out visitors; everyone else belongs in captain. */
export const guest: Guard = (actor) => (isSignedIn(actor) ? refuse('/captain') : PASS)

/** Sends a signed-in account that is not approved to the page that explains it. */
export const anonymous: Guard = (actor) => (isSignedIn(actor) && !isRegularUser(actor) ? refuse('/auth/who-are-you') : PASS)

/** Signed in and approved. */
export const user: Guard = (actor) => orNotPermission(isRegularUser(actor))

export const admin: Guard = (actor) => orNotPermission(isAdmin(actor))

/** Member of the tenant with at least that role. */
export const tenantUser =
  (tenant: string, minimum: MemberRole = 'viewer'): Guard =>
  (actor) => {
    const role = roleIn(actor, tenant)
    return orNotPermission(role !== null && roleAtLeast(role, minimum))
  }
