import { boolean } from '../fields/boolean.ts'
import { int } from '../fields/int.ts'
import type { StateInput, WorkflowDefinition } from './workflow-definition.ts'

/** Workflow of records with a toggle and an order that staff set by dragging (content model, G.toggle). */
export const toggle = {
  fields: { isPublished: boolean({ required: true }), sortOrder: int({ required: true, public: true, defaultValue: 0, inForm: false }) },
  statuses: ['draft', 'published'],
  states: ['on', 'off'],
  transitions: {},
  exposure: 'toggle',
  listFields: ['isPublished', 'sortOrder'],
  indexed: ['isPublished', 'sortOrder'],
  reorderable: true,
  resetInDuplicate: { isPublished: false, sortOrder: null },
  unversioned: ['isPublished', 'sortOrder'],
  stateAt: ({ isPublished }: StateInput): 'on' | 'off' => (isPublished === true ? 'on' : 'off'),
} as const satisfies WorkflowDefinition
