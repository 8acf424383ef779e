import { workflowOf, type Workflow } from '@captain/content-core'

/** Whether a transition asks for confirmation. Messages move freely; a transition of anything else has effects outside. */
export const asksToConfirm = (workflow: Workflow): boolean => workflowOf(workflow).handling !== 'reversible'
