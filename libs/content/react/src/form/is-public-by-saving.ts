import { workflowOf, type AnyContentType } from '@captain/content-core'

/** Whether every save goes straight before the public, because the type has neither steps nor a switch. */
export const isPublicBySaving = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).exposure === 'save' && Object.values(type.fields).some((field) => field.visibility !== 'private')
