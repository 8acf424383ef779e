import type { AnyContentType, AnyRecord } from '@captain/content-core'

/** Whether a record is a version of a legal document that has been published, which is neither edited nor removed again. */
export const isLocked = (type: AnyContentType, record: AnyRecord): boolean => type.workflow === 'legal' && record.status !== 'draft'
