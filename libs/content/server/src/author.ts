import type { Actor, MemberRole } from '@captain/auth-core'

/** In whose name rows are written; the name stays when the account is gone. */
export type Author = {
  readonly id: string | null
  readonly name: string
  readonly requestId: string | null
  /** Somebody who is not signed in, told apart from others by more than the name. */
  readonly sender?: string
  /** What the account is in the tenant. */
  readonly role?: MemberRole
}

export const SYSTEM_AUTHOR: Author = { id: null, name: 'Captain', requestId: null }

export const authorOf = (actor: Actor, requestId: string): Author => ({
  id: actor.account?.id ?? null,
  name: actor.account?.name ?? SYSTEM_AUTHOR.name,
  requestId,
})
