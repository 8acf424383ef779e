import type { Locale } from '@captain/locale'
import type { ApiKey } from './api-key.ts'
import type { MemberRole } from './role.ts'

/** A person's account as every part of the product sees it. */
export type Account = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  /** False until an administrator has approved a self sign-up: the "anonymous session" of the specification. */
  readonly isUser: boolean
  readonly role: 'admin' | 'user'
  readonly locale: Locale
}

export type Guest = { readonly account: null; readonly key?: undefined }

/** A program that sends a key of a tenant. No person: whatever asks for an account is closed to it. */
export type KeyActor = { readonly account: null; readonly key: ApiKey }

export type Impersonator = { readonly id: string; readonly name: string }

export type SignedIn = {
  readonly account: Account
  readonly key?: undefined
  readonly sessionId: string
  /** Roles by tenant slug, from the account's own membership rows. */
  readonly memberships: Readonly<Record<string, MemberRole>>
  /** Named in the server's configuration; passes every check. */
  readonly isListedAdmin: boolean
  readonly mayUseAi: boolean
  /** When a passkey last proved who it is, as an ISO instant; null for a session that began otherwise. */
  readonly provenAt: string | null
  /** The administrator who acts as this account; null for people themselves. */
  readonly impersonator: Impersonator | null
}

/** Who makes a request: nobody known, an account with what it may reach, or a program with a tenant's key. */
export type Actor = Guest | SignedIn | KeyActor

export const GUEST: Guest = { account: null }

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.account !== null

export const isKeyActor = (actor: Actor): actor is KeyActor => actor.key !== undefined

/** Role admin and the listed ids: they pass every check. */
export const isAdmin = (actor: Actor): boolean => isSignedIn(actor) && (actor.account.role === 'admin' || actor.isListedAdmin)

/** An approved account, or an administrator. */
export const isRegularUser = (actor: Actor): boolean => isSignedIn(actor) && (actor.account.isUser || isAdmin(actor))

/** The role by the account's own membership row only; null for accounts that are not approved. */
export const membershipIn = (actor: Actor, tenant: string): MemberRole | null =>
  isSignedIn(actor) && isRegularUser(actor) && Object.hasOwn(actor.memberships, tenant) ? (actor.memberships[tenant] ?? null) : null

/** The role that counts in a tenant: administrators are owners everywhere. */
export const roleIn = (actor: Actor, tenant: string): MemberRole | null => (isAdmin(actor) ? 'owner' : membershipIn(actor, tenant))

/** How long a passkey's proof counts for what asks for a fresh one. */
export const STEP_UP_MS = 5 * 60 * 1000

/** Whether a passkey has proved within five minutes who this is; never so while somebody else acts as the account. */
export const isProven = (actor: Actor, now = Date.now()): boolean =>
  isSignedIn(actor) && actor.impersonator === null && actor.provenAt !== null && now - Date.parse(actor.provenAt) < STEP_UP_MS
