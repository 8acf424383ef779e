import type { Locale } from '@captain/locale'
import type { ApiKey } from './api-key.ts'
import type { CustomRole } from './custom-role.ts'
import type { MemberRole } from './role.ts'

/** Account of a person as every part of the product sees it. */
export type Account = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  /** False until an administrator approves a self sign-up: the "anonymous session" of the specification. */
  readonly isUser: boolean
  readonly role: 'admin' | 'user'
  readonly locale: Locale
}

export type Guest = { readonly account: null; readonly key?: undefined }

/** Program that sends an API key of a tenant. Operations that need an account reject it. */
export type KeyActor = { readonly account: null; readonly key: ApiKey }

export type Impersonator = { readonly id: string; readonly name: string }

export type SignedIn = {
  readonly account: Account
  readonly key?: undefined
  readonly sessionId: string
  /** Roles by tenant slug, from the account's own membership rows. */
  readonly memberships: Readonly<Record<string, MemberRole>>
  /** Custom roles by tenant slug; the membership there names the built-in role for everything that is no content type. */
  readonly customRoles?: Readonly<Record<string, CustomRole>>
  /** True if the server's configuration names the account; it passes every check. */
  readonly isListedAdmin: boolean
  readonly mayUseAi: boolean
  /** True if the operator requires more than a password of the account, and this session has no more yet. */
  readonly mustSetUpSignIn?: true
  /** Instant of the last passkey confirmation, in ISO format; null if the session began without one. */
  readonly provenAt: string | null
  /** Administrator who impersonates this account; null without impersonation. */
  readonly impersonator: Impersonator | null
  /** True if an access token signed the request. Scripts of a page can read it, so it shares neither step-up nor age of its session. */
  readonly isByToken?: true
}

/** Sender of a request: a guest, a signed-in account, or a program with a tenant's API key. */
export type Actor = Guest | SignedIn | KeyActor

export const GUEST: Guest = { account: null }

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.account !== null

export const isKeyActor = (actor: Actor): actor is KeyActor => actor.key !== undefined

/** Returns whether an account passes every check: role admin, or listed in the configuration. */
export const isAdmin = (actor: Actor): boolean => isSignedIn(actor) && (actor.account.role === 'admin' || actor.isListedAdmin)

/** Returns whether an account is approved or an administrator. */
export const isRegularUser = (actor: Actor): boolean => isSignedIn(actor) && (actor.account.isUser || isAdmin(actor))

/** Returns the role from the account's own membership row; null for accounts that are not approved. */
export const membershipIn = (actor: Actor, tenant: string): MemberRole | null =>
  isSignedIn(actor) && isRegularUser(actor) && Object.hasOwn(actor.memberships, tenant) ? (actor.memberships[tenant] ?? null) : null

/** Returns the effective role in a tenant: administrators are owners everywhere. */
export const roleIn = (actor: Actor, tenant: string): MemberRole | null => (isAdmin(actor) ? 'owner' : membershipIn(actor, tenant))

/** Returns the custom role that limits an account in a tenant; null for built-in roles and administrators. */
export const customRoleIn = (actor: Actor, tenant: string): CustomRole | null => {
  if (!isSignedIn(actor) || isAdmin(actor) || actor.customRoles === undefined) return null
  return Object.hasOwn(actor.customRoles, tenant) ? (actor.customRoles[tenant] ?? null) : null
}

/** Returns whether the account uses its session itself: by the cookie, which scripts cannot read, and without an impersonator. */
export const usesOwnSession = (actor: SignedIn): boolean => actor.impersonator === null && actor.isByToken !== true

/** Lifetime of a step-up. */
export const STEP_UP_MS = 5 * 60 * 1000

/** How far ahead of `now` a step-up may be: callers pass an earlier `now` to allow for a ceremony, and the clocks of servers differ. */
const AHEAD_MS = 2 * STEP_UP_MS

/**
 * Returns whether the session has a step-up less than five minutes old; always false while impersonating and for access tokens. If the
 * clock was set back by more, earlier step-ups no longer count.
 */
export const isStepUpFresh = (actor: Actor, now = Date.now()): boolean => {
  if (!isSignedIn(actor) || !usesOwnSession(actor) || actor.provenAt === null) return false
  const age = now - Date.parse(actor.provenAt)
  return age < STEP_UP_MS && age > -AHEAD_MS
}
