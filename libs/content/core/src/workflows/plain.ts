import type { WorkflowDefinition } from './workflow-definition.ts'

/** Workflow without states; public fields become public on every save. */
export const plain = {
  fields: {},
  statuses: ['draft', 'published'],
  states: ['plain'],
  transitions: {},
  exposure: 'save',
  listed: [],
  indexed: [],
  stateAt: () => 'plain',
} as const satisfies WorkflowDefinition
