import { isSignedIn, type Actor, type IdentityAction, type Impersonator } from '@captain/auth-core'

/** Actor of an event; unknown before a sign-in. */
export type EventActor = {
  readonly id: string | null
  readonly name: string
  readonly impersonator?: Impersonator | null
}

/** Origin of a request. */
export type RequestOrigin = {
  readonly address: string | null
  readonly userAgent: string | null
  readonly requestId: string | null
}

/** Account that an event affects, with the name and address that identify it after its deletion. */
export type EventAccount = { readonly id: string; readonly name: string; readonly email: string }

export type IdentityEvent = {
  readonly action: IdentityAction
  readonly by: EventActor
  readonly from: RequestOrigin
  /** Affected account. */
  readonly account?: EventAccount
  /** Number of the affected tenant. Default: none. */
  readonly tenant?: number
  /** Affected object if it is not an account. */
  readonly summary?: string
  /** Values before and after, by field name; secrets are masked on write. */
  readonly changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
  /** Reason given by the actor. */
  readonly note?: string
}

/** Type name of accounts in the audit log. */
export const ACCOUNT_TYPE = 'auth-user'

const MAX_USER_AGENT = 400

/** Returns the origin of a call for its events. */
export const circumstancesOf = (call: {
  readonly request: Request
  readonly clientAddress: string
  readonly requestId: string
}): RequestOrigin => ({
  address: call.clientAddress,
  userAgent: call.request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
  requestId: call.requestId,
})

/** Returns the actor for events, including the administrator during impersonation. */
export const eventActorOf = (actor: Actor): EventActor =>
  isSignedIn(actor)
    ? { id: actor.account.id, name: actor.account.name, impersonator: actor.impersonator }
    : { id: null, name: actor.key?.name ?? '' }
