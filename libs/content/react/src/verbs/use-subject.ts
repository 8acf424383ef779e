import { workflowOf, type AnyRecord } from '@captain/content-core'
import { useContent } from '../content-context.tsx'
import { quotedTitle } from '../failure-text.ts'
import { useLabels } from '../labels.ts'

/** Returns what the verbs of a record act on, as the heading of its screen says it; undefined for one that is not saved yet. */
export const useSubject = (record: AnyRecord | null): string | undefined => {
  const { contentType, locale } = useContent()
  const { typeName } = useLabels()
  if (record === null) return undefined
  return workflowOf(contentType.workflow).isSingle === true ? typeName : quotedTitle(contentType, record, locale)
}
