import type { FieldOf } from './field.ts'
import { boolean } from './fields/boolean.ts'
import { dateTime } from './fields/date-time.ts'
import { int } from './fields/int.ts'

export type Workflow = 'publish' | 'toggle' | 'plain'

/** Stored state of a record of a `publish` type. */
export type Status = 'draft' | 'published' | 'archived'

/** What the list and the form call the state: the stored one seen at an instant. */
export type State = 'draft' | 'scheduled' | 'published' | 'expired' | 'archived' | 'on' | 'off' | 'plain'

export type Transition = 'publish' | 'unpublish' | 'archive' | 'reopen'

/** Fields that a workflow adds to the declared ones (content model, G.publish and G.toggle). */
export type WorkflowFields = {
  readonly publish: {
    readonly publishFrom: FieldOf<'dateTime', string, { public: true }>
    readonly publishUntil: FieldOf<'dateTime', string, Record<never, never>>
  }
  readonly toggle: {
    readonly isPublished: FieldOf<'boolean', boolean, { required: true }>
    readonly sortOrder: FieldOf<'int', number, { required: true; public: true }>
  }
  readonly plain: Record<never, never>
}

export const WORKFLOW_FIELDS: WorkflowFields = {
  publish: { publishFrom: dateTime({ public: true }), publishUntil: dateTime({}) },
  toggle: { isPublished: boolean({ required: true }), sortOrder: int({ required: true, public: true, initial: 0, inForm: false }) },
  plain: {},
}

/** The state machine of `publish`: publishing again puts the working copy before the public. */
export const TRANSITIONS: Readonly<Record<Transition, { readonly from: readonly Status[]; readonly to: Status }>> = {
  publish: { from: ['draft', 'published', 'archived'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  archive: { from: ['published', 'draft'], to: 'archived' },
  reopen: { from: ['archived'], to: 'draft' },
}

/** Transitions that a record in this status may take. */
export const transitionsFrom = (status: Status): readonly Transition[] =>
  (Object.keys(TRANSITIONS) as Transition[]).filter((transition) => TRANSITIONS[transition].from.includes(status))

type StateInput = {
  readonly status?: Status | null
  readonly isPublished?: boolean | null
  readonly publishFrom?: string | null
  readonly publishUntil?: string | null
}

/** The state at an instant; times are the published ones, ISO in UTC. */
export const stateAt = (workflow: Workflow, record: StateInput, now: Date): State => {
  if (workflow === 'plain') return 'plain'
  if (workflow === 'toggle') return record.isPublished === true ? 'on' : 'off'
  if (record.status !== 'published') return record.status === 'archived' ? 'archived' : 'draft'
  if (record.publishFrom && new Date(record.publishFrom) > now) return 'scheduled'
  if (record.publishUntil && new Date(record.publishUntil) <= now) return 'expired'
  return 'published'
}
