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

/** Stored state of a record. */
export type Status = Workflows[Workflow]['statuses'][number]

/** What the list and the form call the state: the stored one seen at an instant. */
export type State = Workflows[Workflow]['states'][number]

/** Name of a step between stored states; also the last part of its address in the staff API. */
export type Transition = { readonly [W in Workflow]: keyof Workflows[W]['transitions'] & string }[Workflow]

/** Fields that a workflow adds to the declared ones. */
export type WorkflowFields = { readonly [W in Workflow]: Workflows[W]['fields'] }

/** The definition of a workflow, its names erased. */
export const workflowOf = (workflow: Workflow): WorkflowDefinition & { readonly fields: Fields } => WORKFLOWS[workflow]

/** Every step of every workflow, each name once. */
export const TRANSITION_NAMES = [
  ...new Set(Object.values(WORKFLOWS).flatMap(({ transitions }) => Object.keys(transitions))),
] as readonly Transition[]

/** The step of that name in a workflow, or null where it has none. */
export const transitionIn = (workflow: Workflow, transition: Transition): TransitionDefinition | null => {
  const { transitions } = workflowOf(workflow)
  return Object.hasOwn(transitions, transition) ? (transitions[transition] ?? null) : null
}

/** Steps that a record in this stored state may take. */
export const transitionsFrom = (workflow: Workflow, status: Status): readonly Transition[] =>
  (Object.entries(workflowOf(workflow).transitions) as readonly (readonly [Transition, TransitionDefinition])[])
    .filter(([, { from }]) => from.includes(status))
    .map(([name]) => name)

/** Whether records move between stored states, rather than by a save or a switch. */
export const hasTransitions = (workflow: Workflow): boolean => Object.keys(workflowOf(workflow).transitions).length > 0

/** Whether lists divide and filter records by state; a switch is a field of its own column instead. */
export const hasStateFilter = (workflow: Workflow): boolean => {
  const { states, exposure } = workflowOf(workflow)
  return states.length > 1 && exposure !== 'switch'
}

/** Whether staff can publish a record and take it off the site again. */
export const canUnpublish = (workflow: Workflow): boolean => {
  const { transitions, exposure } = workflowOf(workflow)
  return exposure === 'switch' || Object.hasOwn(transitions, 'unpublish')
}

/** Whether the public sees a record of the workflow, as long as no start or end says otherwise. */
export const isPublicRecord = (workflow: Workflow, record: Readonly<Record<string, unknown>>): boolean =>
  workflowOf(workflow).exposure === 'switch' ? record['isPublished'] === true : record['status'] === 'published'

/** The state at an instant; of workflows without times it is the stored one. */
export const stateAt = (workflow: Workflow, record: StateInput, now: Date): State => {
  const definition = workflowOf(workflow)
  // A definition is checked against its own states, which the erased one no longer names.
  return (definition.stateAt?.(record, now) ?? record.status ?? definition.statuses[0]) as State
}
