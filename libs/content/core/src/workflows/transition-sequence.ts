import { TRANSITION_NAMES, workflowOf, type Transition, type Workflow } from './workflow.ts'

const inSequence = (workflow: Workflow): readonly Transition[] =>
  (workflowOf(workflow).inSequence ?? []).flatMap((name) => TRANSITION_NAMES.filter((one) => one === name))

/** Returns the transitions that may run in one act, from one of them on; only itself if none may follow. */
export const sequenceFrom = (workflow: Workflow, first: Transition): readonly Transition[] => {
  const all = inSequence(workflow)
  return all.includes(first) ? all.slice(all.indexOf(first)) : [first]
}

/** Whether records of the workflow may make several transitions in one act. */
export const hasSequence = (workflow: Workflow): boolean => inSequence(workflow).length > 1

/** Returns unchecked names as the transitions of one act, in order and without gaps; null if they are none. */
export const sequenceOf = (workflow: Workflow, names: unknown): readonly Transition[] | null => {
  if (!Array.isArray(names)) return null
  const first = inSequence(workflow).find((one) => one === names[0])
  const sequence = first === undefined ? [] : sequenceFrom(workflow, first).slice(0, names.length)
  return sequence.length > 0 && sequence.length === names.length && sequence.every((one, place) => one === names[place]) ? sequence : null
}
