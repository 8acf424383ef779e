import type { WorkflowDefinition } from './workflow-definition.ts'

/** Workflow of the one record of its type in a tenant. It always exists, and its public fields become public on every save. */
export const singleton = {
  fields: {},
  statuses: ['draft', 'published'],
  states: ['plain'],
  transitions: {},
  exposure: 'save',
  listFields: [],
  indexed: [],
  isSingle: true,
  stateAt: (): 'plain' => 'plain',
} as const satisfies WorkflowDefinition
