import { transitionsFrom, type AnyContentType, type RecordAnswer, type Transition } from '@captain/content-core'
import { goesPublicByStep } from './goes-public-by-step.ts'

/** Returns the transitions that the form of a record offers now, publishing first; empty for types that only save. */
export const offeredSteps = (contentType: AnyContentType, record: RecordAnswer | null, isDirty: boolean): readonly Transition[] => {
  if (!goesPublicByStep(contentType)) return []
  const status = record?.status ?? 'draft'
  const isCurrent = status === 'published' && !isDirty && record?.hasUnpublishedChanges !== true
  const others = record === null ? [] : transitionsFrom(contentType.workflow, status).filter((step) => step !== 'publish')
  return isCurrent ? others : ['publish', ...others]
}
