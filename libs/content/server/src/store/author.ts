import {
  isKeyActor,
  keyAllows,
  type Actor,
  type CustomRole,
  type Impersonator,
  type MemberRole,
  type StepUpAction,
} from '@captain/auth-core'
import { circumstancesOf, lacksStepUp, stepUpRequired, type RequestOrigin } from '@captain/auth-server'

/** The author of written rows; the name stays after the account is deleted. */
export type Author = {
  readonly id: string | null
  readonly name: string
  readonly requestId: string | null
  /** The administrator who impersonates the account. */
  readonly impersonator?: Impersonator | null
  /** The origin of the request, for the audit log. */
  readonly from?: RequestOrigin
  /** Identifies a sender who is not signed in by more than the name. */
  readonly sender?: string
  /** The role of the account in the tenant. */
  readonly role?: MemberRole
  /** The tenant's API key that acts; keys have no account. */
  readonly keyId?: string
  /** False for a key that may write working copies only: public content stays unchanged. */
  readonly mayPublish?: boolean
  /** The custom role of the account, which limits its own changes; hooks of the tenant write without it. */
  readonly customRole?: CustomRole
  /** The types that the custom role may change without their public content. */
  readonly unpublishedTypes?: ReadonlySet<string>
  /** True for an account without a recent step-up: hooks refuse the actions that require one. */
  readonly lacksStepUp?: boolean
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
    const [id, name] = [actor.account?.id ?? null, actor.account?.name ?? SYSTEM_AUTHOR.name]
    return { id, name, requestId, impersonator, from, lacksStepUp: lacksStepUp(actor) }
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

/** Throws 403 `step-up-required` for an account without a recent step-up; the server and keys are exempt. */
export const requireAuthorStepUp = ({ lacksStepUp: isRefused }: Author, action: StepUpAction): void => {
  if (isRefused === true) throw stepUpRequired(action)
}
