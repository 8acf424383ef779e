import { isSignedIn, type Actor, type StepUpAction } from '@captain/auth-core'
import { forbidden } from '@captain/http-server'
import { stepUpRequired } from '../errors.ts'

/**
 * Throws 403 unless accounts use their sessions themselves, for everything that begins or confirms a session, or changes how the account
 * signs in: `forbidden` during impersonation, and for an access token `step-up-required` with the action, or `forbidden` without one.
 */
export const requireOwnSession = (actor: Actor, action: StepUpAction | null): void => {
  if (!isSignedIn(actor)) return
  if (actor.impersonator !== null) throw forbidden()
  if (actor.isByToken === true) throw action === null ? forbidden() : stepUpRequired(action)
}
