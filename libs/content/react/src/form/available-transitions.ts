import { transitionsFrom, type AnyContentType, type RecordResponse, type Transition } from '@captain/content-core'
import { isPublishedByTransition } from './is-published-by-transition.ts'

/** Returns the transitions that the form of a record offers now, publishing first; empty for types that only save. */
export const availableTransitions = (
  contentType: AnyContentType,
  record: RecordResponse | null,
  isDirty: boolean,
): readonly Transition[] => {
  if (!isPublishedByTransition(contentType) || contentType.rights?.operations.includes('publish') === false) return []
  const status = record?.status ?? 'draft'
  const isCurrent = status === 'published' && !isDirty && record?.hasUnpublishedChanges !== true
  const others = record === null ? [] : transitionsFrom(contentType.workflow, status).filter((step) => step !== 'publish')
  return isCurrent ? others : ['publish', ...others]
}
