import { keysOf } from '@captain/validation'
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

export const WORKFLOW_NAMES: readonly Workflow[] = keysOf(WORKFLOWS)

/** Stored status of a record. */
export type Status = Workflows[Workflow]['statuses'][number]

/** State in lists and forms: derived from the stored status at an instant. */
export type State = Workflows[Workflow]['states'][number]

/** Name of a transition between statuses; also the last part of its address in the staff API. */
export type Transition = { readonly [W in Workflow]: keyof Workflows[W]['transitions'] & string }[Workflow]

/** Fields that a workflow adds to the declared ones. */
export type WorkflowFields = { readonly [W in Workflow]: Workflows[W]['fields'] }

const WITH_FIELDS: { readonly [W in Workflow]: { readonly fields: WorkflowFields[W] } } = WORKFLOWS

/** Returns the fields that a workflow adds. */
export const fieldsOfWorkflow = <W extends Workflow>(workflow: W): WorkflowFields[W] => WITH_FIELDS[workflow].fields

/** Definition of any workflow; its statuses and states are those of all workflows. */
type AnyWorkflow = Omit<WorkflowDefinition, 'statuses' | 'states' | 'transitions' | 'stateAt'> & {
  readonly statuses: readonly [Status, ...Status[]]
  readonly states: readonly State[]
  readonly transitions: Readonly<Record<string, AnyTransition>>
  stateAt?(record: StateInput, now: Date): State
}

type AnyTransition = TransitionDefinition & { readonly from: readonly Status[]; readonly to: Status }

/** Returns the definition of a workflow with erased names of fields and transitions. */
export const workflowOf = (workflow: Workflow): AnyWorkflow => WORKFLOWS[workflow]

/** Names of all transitions of all workflows, without duplicates. */
export const TRANSITION_NAMES: readonly Transition[] = [
  ...new Set(Object.values(WORKFLOWS).flatMap(({ transitions }): readonly Transition[] => keysOf(transitions))),
]

const isTransition = (name: string): name is Transition => TRANSITION_NAMES.some((one) => one === name)

/** Returns the transition of that name in a workflow, or null. */
export const transitionIn = (workflow: Workflow, transition: Transition): AnyTransition | null => {
  const { transitions } = workflowOf(workflow)
  return Object.hasOwn(transitions, transition) ? (transitions[transition] ?? null) : null
}

/** Returns the transitions that a record in this status may make. */
export const transitionsFrom = (workflow: Workflow, status: Status): readonly Transition[] =>
  Object.entries(workflowOf(workflow).transitions).flatMap(([name, { from }]) =>
    isTransition(name) && from.includes(status) ? [name] : [],
  )

/** Transitions that change what the public sees. */
export const PUBLIC_TRANSITIONS: ReadonlySet<string> = new Set(
  Object.values(WORKFLOWS).flatMap(({ exposure, transitions }) => (exposure === 'transition' ? Object.keys(transitions) : [])),
)

/** Returns whether records change status by transitions, rather than by a save or a toggle. */
export const hasTransitions = (workflow: Workflow): boolean => Object.keys(workflowOf(workflow).transitions).length > 0

/** Returns whether lists divide and filter records by state; a toggle is a column instead. */
export const hasStateFilter = (workflow: Workflow): boolean => {
  const { states, exposure } = workflowOf(workflow)
  return states.length > 1 && exposure !== 'toggle'
}

/** Returns whether staff can publish and unpublish a record. */
export const canUnpublish = (workflow: Workflow): boolean => {
  const { transitions, exposure } = workflowOf(workflow)
  return exposure === 'toggle' || Object.hasOwn(transitions, 'unpublish')
}

/** Returns whether the public sees a record of the workflow, unless its start or end excludes it. */
export const isPublicRecord = (workflow: Workflow, record: Readonly<Record<string, unknown>>): boolean =>
  workflowOf(workflow).exposure === 'toggle' ? record['isPublished'] === true : record['status'] === 'published'

/** Returns the state at an instant; for workflows without times the stored status. */
export const stateAt = (workflow: Workflow, record: StateInput & { readonly status?: Status | null }, now: Date): State => {
  const definition = workflowOf(workflow)
  return definition.stateAt?.(record, now) ?? record.status ?? definition.statuses[0]
}
