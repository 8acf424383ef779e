import type { AnyRecord } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { hasIssues, quotedTitle, useFailureText } from '../../failure-text.ts'
import { FailureReason } from '../failure-list.tsx'
import { useRecordPaths } from '../use-record-paths.ts'

type RecordToasts = {
  /** The title of a record in quotation marks. */
  readonly nameOf: (record: AnyRecord) => string
  /** Shows why an action on a record failed, with a link to its form if its values are the reason. */
  readonly showFailure: (record: AnyRecord, failure: unknown, summary: string) => void
}

/** Shared parts of toasts about one record. */
export const useRecordToasts = (): RecordToasts => {
  const { t } = useLingui()
  const content = useContent()
  const toasts = useToasts()
  const describe = useFailureText()
  const { edit } = useRecordPaths()
  return useMemo(() => {
    const { contentType, locale } = content
    return {
      nameOf: (record) => {
        const title = quotedTitle(contentType, record, locale)
        return t`「${title}」`
      },
      showFailure: (record, failure, summary) => {
        const fixIn = hasIssues(failure) ? edit : null
        toasts.error({
          summary,
          detail: <FailureReason failure={failure} content={content} describe={describe} />,
          ...(fixIn === null ? {} : { action: { label: t`編集する`, onClick: () => fixIn(record) } }),
        })
      },
    }
  }, [content, describe, edit, t, toasts])
}
