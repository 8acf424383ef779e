import type { WorkflowDefinition } from './workflow-definition.ts'

/** The one record of its type in a tenant; it always exists, and its public fields are public as soon as they are saved. */
export const singleton = {
  fields: {},
  statuses: ['draft', 'published'],
  states: ['plain'],
  transitions: {},
  exposure: 'save',
  listed: [],
  indexed: [],
  isSingle: true,
  stateAt: () => 'plain',
} as const satisfies WorkflowDefinition
