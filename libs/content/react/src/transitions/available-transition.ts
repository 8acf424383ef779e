import type { MemberRole } from '@captain/auth-core'
import {
  sequenceFrom,
  transitionIn,
  transitionsFrom,
  workflowOf,
  type AnyContentType,
  type Status,
  type Transition,
  type TransitionDefinition,
  mayTransition,
} from '@captain/content-core'

/** A transition that a record may take now. */
export type AvailableTransition = {
  readonly name: Transition
  readonly definition: TransitionDefinition
  /** Whether it leads forward on the workflow's happy path. */
  readonly isForward: boolean
}

const placeIn = (way: readonly string[], status: string): number => way.indexOf(status)

/** Returns the transitions from a state that a role may run, forward ones first, and of those the shortest first. */
export const availableTransitionsFor = (type: AnyContentType, status: Status, role: MemberRole): readonly AvailableTransition[] => {
  const { happyPath = [] } = workflowOf(type.workflow)
  const steps = transitionsFrom(type.workflow, status).flatMap((name): AvailableTransition[] => {
    const definition = transitionIn(type.workflow, name)
    if (definition === null || !mayTransition(type, role, name)) return []
    return [
      { name, definition, isForward: placeIn(happyPath, definition.to) > placeIn(happyPath, status) && placeIn(happyPath, status) >= 0 },
    ]
  })
  const distance = (step: AvailableTransition) => (step.isForward ? placeIn(happyPath, step.definition.to) : happyPath.length)
  return [...steps].sort((one, other) => distance(one) - distance(other))
}

/** Returns the transitions that a role may run in one act with this one: itself and those that may follow, in order. */
export const sequenceFor = (type: AnyContentType, first: AvailableTransition, role: MemberRole): readonly AvailableTransition[] => {
  const sequence: AvailableTransition[] = []
  for (const name of sequenceFrom(type.workflow, first.name)) {
    const definition = transitionIn(type.workflow, name)
    if (definition === null || !mayTransition(type, role, name)) break
    sequence.push({ name, definition, isForward: true })
  }
  return sequence.length > 1 ? sequence : [first]
}

/** Returns the transition that reverts a record to its previous status, or null. */
export const transitionBack = (type: AnyContentType, from: Status, to: Status): Transition | null =>
  transitionsFrom(type.workflow, from).find((name) => transitionIn(type.workflow, name)?.to === to) ?? null
