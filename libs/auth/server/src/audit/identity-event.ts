import { isSignedIn, type Actor, type IdentityAction, type Impersonator } from '@captain/auth-core'

/** Who does something; nobody known before a sign-in. */
export type EventActor = {
  readonly id: string | null
  readonly name: string
  readonly impersonator?: Impersonator | null
}

/** Where a request came from. */
export type Circumstances = {
  readonly address: string | null
  readonly userAgent: string | null
  readonly requestId: string | null
}

/** An account that something happens to, as people will look for it when it is gone. */
export type EventAccount = { readonly id: string; readonly name: string; readonly email: string }

export type IdentityEvent = {
  readonly action: IdentityAction
  readonly by: EventActor
  readonly from: Circumstances
  /** Whom it happened to. */
  readonly account?: EventAccount
  /** Number of the tenant that it concerns; left out: none. */
  readonly tenant?: number
  /** What it was about, where that is no account. */
  readonly summary?: string
  /** Values before and after, by the name of the field; secrets are masked as they are written. */
  readonly changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
  /** Why, in the words of whoever did it. */
  readonly note?: string
}

/** The content type, so to speak, of accounts in the log. */
export const ACCOUNT_TYPE = 'auth-user'

const MAX_USER_AGENT = 400

/** Where the request of a call came from, as events tell it. */
export const circumstancesOf = (call: {
  readonly request: Request
  readonly clientAddress: string
  readonly requestId: string
}): Circumstances => ({
  address: call.clientAddress,
  userAgent: call.request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
  requestId: call.requestId,
})

/** Who acts, as events tell it: with the administrator who acts as somebody else. */
export const eventActorOf = (actor: Actor): EventActor =>
  isSignedIn(actor)
    ? { id: actor.account.id, name: actor.account.name, impersonator: actor.impersonator }
    : { id: null, name: actor.key?.name ?? '' }
