import { workflowOf, type AnyContentType } from '@captain/content-core'

/** Whether a transition, not a save or a switch, publishes records. */
export const isPublishedByTransition = (type: AnyContentType): boolean => workflowOf(type.workflow).exposure === 'transition'
