import { isStepUpFresh, isSignedIn, type Actor } from '@captain/auth-core'
import { stepUpRequired } from '../errors.ts'

/** Throws 403 `step-up-required` for accounts without a step-up less than five minutes old; programs with an API key are exempt. */
export const requireStepUp = (actor: Actor): void => {
  if (isSignedIn(actor) && !isStepUpFresh(actor)) throw stepUpRequired()
}
