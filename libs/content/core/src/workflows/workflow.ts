import type { Fields } from '../fields/field.ts'
import { inbox } from './inbox.ts'
import { legal } from './legal.ts'
import { order } from './order.ts'
import { plain } from './plain.ts'
import { publish } from './publish.ts'
import { singleton } from './singleton.ts'
import { toggle } from './toggle.ts'
import type { StateInput, TransitionDefinition, WorkflowDefinition } from './workflow-definition.ts'

/** Every workflow of the content model (§4), as state machines. */
export const WORKFLOWS = { publish, toggle, legal, inbox, order, plain, singleton } as const satisfies Record<string, WorkflowDefinition>

type Workflows = typeof WORKFLOWS

export type Workflow = keyof Workflows

export const WORKFLOW_NAMES = Object.keys(WORKFLOWS) as readonly Workflow[]

/** Stored status of a record. */
export type Status = Workflows[Workflow]['statuses'][number]

/** State in lists and forms: derived from the stored status at an instant. */
export type State = Workflows[Workflow]['states'][number]

/** Name of a transition between statuses; also the last part of its address in the staff API. */
export type Transition = { readonly [W in Workflow]: keyof Workflows[W]['transitions'] & string }[Workflow]

/** Fields that a workflow adds to the declared ones. */
export type WorkflowFields = { readonly [W in Workflow]: Workflows[W]['fields'] }

/** Returns the definition of a workflow with erased names. */
export const workflowOf = (workflow: Workflow): WorkflowDefinition & { readonly fields: Fields } => WORKFLOWS[workflow]

/** Names of all transitions of all workflows, without duplicates. */
export const TRANSITION_NAMES = [
  ...new Set(Object.values(WORKFLOWS).flatMap(({ transitions }) => Object.keys(transitions))),
] as readonly Transition[]

/** Returns the transition of that name in a workflow, or null. */
export const transitionIn = (workflow: Workflow, transition: Transition): TransitionDefinition | null => {
  const { transitions } = workflowOf(workflow)
  return Object.hasOwn(transitions, transition) ? (transitions[transition] ?? null) : null
}

/** Returns the transitions that a record in this status may make. */
export const transitionsFrom = (workflow: Workflow, status: Status): readonly Transition[] =>
  (Object.entries(workflowOf(workflow).transitions) as readonly (readonly [Transition, TransitionDefinition])[])
    .filter(([, { from }]) => from.includes(status))
    .map(([name]) => name)

/** Returns whether records change status by transitions, rather than by a save or a toggle. */
export const hasTransitions = (workflow: Workflow): boolean => Object.keys(workflowOf(workflow).transitions).length > 0

/** Returns whether lists divide and filter records by state; a toggle is a column instead. */
export const hasStateFilter = (workflow: Workflow): boolean => {
  const { states, exposure } = workflowOf(workflow)
  return states.length > 1 && exposure !== 'switch'
}

/** Returns whether staff can publish and unpublish a record. */
export const canUnpublish = (workflow: Workflow): boolean => {
  const { transitions, exposure } = workflowOf(workflow)
  return exposure === 'switch' || Object.hasOwn(transitions, 'unpublish')
}

/** Returns whether the public sees a record of the workflow, unless its start or end excludes it. */
export const isPublicRecord = (workflow: Workflow, record: Readonly<Record<string, unknown>>): boolean =>
  workflowOf(workflow).exposure === 'switch' ? record['isPublished'] === true : record['status'] === 'published'

/** Returns the state at an instant; for workflows without times the stored status. */
export const stateAt = (workflow: Workflow, record: StateInput, now: Date): State => {
  const definition = workflowOf(workflow)
  // `stateAt` is typed against the states of its definition, which the erased definition does not name.
  return (definition.stateAt?.(record, now) ?? record.status ?? definition.statuses[0]) as State
}
