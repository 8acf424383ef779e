import { workflowOf, type AnyContentType, type AnyRecord } from '@captain/content-core'

/** Whether a record is a version that has been published, which is neither edited nor removed again. */
export const isLocked = (type: AnyContentType, record: AnyRecord): boolean =>
  workflowOf(type.workflow).keepsVersions === true && record.status !== 'draft'
