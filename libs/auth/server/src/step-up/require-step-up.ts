import { isStepUpFresh, isSignedIn, type Actor, type StepUpAction } from '@captain/auth-core'
import { stepUpRequired } from '../errors.ts'

/** Returns whether actions that require a step-up are refused: to accounts without a recent one; programs with an API key are exempt. */
export const lacksStepUp = (actor: Actor): boolean => isSignedIn(actor) && !isStepUpFresh(actor)

/** Throws 403 `step-up-required`, which names the action, for accounts without a step-up less than five minutes old; programs with an API key are exempt. */
export const requireStepUp = (actor: Actor, action: StepUpAction): void => {
  if (lacksStepUp(actor)) throw stepUpRequired(action)
}
