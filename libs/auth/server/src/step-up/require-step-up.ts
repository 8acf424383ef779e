import { isProven, isSignedIn, type Actor } from '@captain/auth-core'
import { stepUpRequired } from '../errors.ts'

/** Throws 403 `step-up-required` for people without a passkey's proof within five minutes; programs with a key have none to give. */
export const requireStepUp = (actor: Actor): void => {
  if (isSignedIn(actor) && !isProven(actor)) throw stepUpRequired()
}
