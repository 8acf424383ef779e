import type { WorkflowDefinition } from './workflow-definition.ts'

/** Records without states; their public fields, if they have any, are public as soon as they are saved. */
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
