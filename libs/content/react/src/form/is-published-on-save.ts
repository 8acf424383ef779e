import { workflowOf, type AnyContentType } from '@captain/content-core'

/** Whether every save publishes at once, because the type has neither transitions nor a switch. */
export const isPublishedOnSave = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).exposure === 'save' && Object.values(type.fields).some((field) => field.visibility !== 'private')
