import { transitionsFrom, transitionIn, workflowOf, type AnyContentType, type Status, type Transition } from '@captain/content-core'

/** The shortest way of steps from one stored state to another; null where there is none. */
export const wayTo = (type: AnyContentType, from: Status, to: Status): readonly Transition[] | null => {
  const ways = new Map<Status, readonly Transition[]>([[from, []]])
  for (const [status, way] of ways) {
    if (status === to) return way
    for (const transition of transitionsFrom(type.workflow, status)) {
      const next = transitionIn(type.workflow, transition)?.to as Status
      if (!ways.has(next)) ways.set(next, [...way, transition])
    }
  }
  return null
}

/** Every stored state of a type and every step of its workflow. */
export const statusesOf = (type: AnyContentType): readonly Status[] => workflowOf(type.workflow).statuses as readonly Status[]

export const stepsOf = (type: AnyContentType): readonly Transition[] => Object.keys(workflowOf(type.workflow).transitions) as Transition[]
