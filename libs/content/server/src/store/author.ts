import { isKeyActor, keyAllows, type Actor, type Impersonator, type MemberRole } from '@captain/auth-core'
import { circumstancesOf, type Circumstances } from '@captain/auth-server'

/** In whose name rows are written; the name stays when the account is gone. */
export type Author = {
  readonly id: string | null
  readonly name: string
  readonly requestId: string | null
  /** The administrator who acts as the account. */
  readonly impersonator?: Impersonator | null
  /** Where the request came from, for the log. */
  readonly from?: Circumstances
  /** Identifies a sender who is not signed in by more than the name. */
  readonly sender?: string
  /** The role of the account in the tenant. */
  readonly role?: MemberRole
  /** The tenant's key that acts, which has no account. */
  readonly keyId?: string
  /** False for a key that may write working copies only: what the public sees stays as it is. */
  readonly mayPublish?: boolean
}

export const SYSTEM_AUTHOR: Author = { id: null, name: 'Captain', requestId: null }

/** The part of a call that identifies the actor and the origin. */
export type AuthorCall = Parameters<typeof circumstancesOf>[0] & { readonly actor: Actor }

/** Returns the author of a call's writes: the account with its impersonator, or the key. */
export const authorOf = (call: AuthorCall): Author => {
  const { actor, requestId } = call
  const from = circumstancesOf(call)
  if (!isKeyActor(actor)) {
    const impersonator = actor.account === null ? null : actor.impersonator
    return { id: actor.account?.id ?? null, name: actor.account?.name ?? SYSTEM_AUTHOR.name, requestId, impersonator, from }
  }
  const { id, name } = actor.key
  return {
    id: null,
    name: `${name} (API)`,
    requestId,
    from,
    sender: `key/${id}`,
    keyId: id,
    mayPublish: keyAllows(actor.key, 'content:publish'),
  }
}
