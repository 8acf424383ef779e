import { workflowOf, type AnyContentType } from '@captain/content-core'

/** Whether a step of the workflow, and not a save or a switch, puts records before the public. */
export const goesPublicByStep = (type: AnyContentType): boolean => workflowOf(type.workflow).exposure === 'step'
