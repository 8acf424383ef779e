import { transitionsFrom, transitionIn, workflowOf, type AnyContentType, type Status, type Transition } from '@captain/content-core'

/** Returns the shortest path of transitions between two statuses; null if there is none. */
export const transitionPath = (type: AnyContentType, from: Status, to: Status): readonly Transition[] | null => {
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

/** Returns every status of a type. */
export const statusesOf = (type: AnyContentType): readonly Status[] => workflowOf(type.workflow).statuses as readonly Status[]

export const transitionsOf = (type: AnyContentType): readonly Transition[] =>
  Object.keys(workflowOf(type.workflow).transitions) as Transition[]
