import { workflowOf, type Workflow } from '@captain/content-core'

/** Whether a transition asks for confirmation. Messages move freely; transitions of other records have outside effects. */
export const needsToConfirm = (workflow: Workflow): boolean => workflowOf(workflow).handling !== 'reversible'
