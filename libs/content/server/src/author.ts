import { isKeyActor, keyAllows, type Actor, type MemberRole } from '@captain/auth-core'

/** In whose name rows are written; the name stays when the account is gone. */
export type Author = {
  readonly id: string | null
  readonly name: string
  readonly requestId: string | null
  /** Somebody who is not signed in, told apart from others by more than the name. */
  readonly sender?: string
  /** What the account is in the tenant. */
  readonly role?: MemberRole
  /** The tenant's key that acts, which has no account. */
  readonly keyId?: string
  /** False for a key that may write working copies only: what the public sees stays as it is. */
  readonly mayPublish?: boolean
}

export const SYSTEM_AUTHOR: Author = { id: null, name: 'Captain', requestId: null }

export const authorOf = (actor: Actor, requestId: string): Author => {
  if (!isKeyActor(actor)) return { id: actor.account?.id ?? null, name: actor.account?.name ?? SYSTEM_AUTHOR.name, requestId }
  const { id, name } = actor.key
  return {
    id: null,
    name: `${name} (API)`,
    requestId,
    sender: `key/${id}`,
    keyId: id,
    mayPublish: keyAllows(actor.key, 'content:publish'),
  }
}
