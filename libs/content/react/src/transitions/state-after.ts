import { transitionIn, TRANSITION_NAMES, type AnyContentType } from '@captain/content-core'
import { isStateName, type StateName } from '@captain/ui'

/** Returns the state that an action in the history led to; null if it is no transition. */
export const stateAfter = (type: AnyContentType, action: string): StateName | null => {
  const transition = TRANSITION_NAMES.find((name) => name === action)
  const to = transition === undefined ? undefined : transitionIn(type.workflow, transition)?.to
  return isStateName(to) ? to : null
}
