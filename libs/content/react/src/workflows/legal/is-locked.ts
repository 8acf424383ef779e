import { workflowOf, type AnyContentType, type AnyRecord } from '@captain/content-core'

/** Whether a record is a published version, which cannot be edited or deleted. */
export const isLocked = (type: AnyContentType, record: AnyRecord): boolean =>
  workflowOf(type.workflow).keepsVersions === true && record.status !== 'draft'
