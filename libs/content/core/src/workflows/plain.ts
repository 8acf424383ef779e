import type { WorkflowDefinition } from './workflow-definition.ts'

/** Workflow without states; public fields become public on every save. */
export const plain = {
  fields: {},
  statuses: ['draft', 'published'],
  states: ['plain'],
  transitions: {},
  exposure: 'save',
  listFields: [],
  indexed: [],
  stateAt: (): 'plain' => 'plain',
} as const satisfies WorkflowDefinition
