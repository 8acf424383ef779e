import { titleOf, validate, type RecordResponse } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useTransitionNotices } from '../form/save/use-transition-notices.ts'
import { useTransitionSummary } from '../form/save/use-transition-summary.tsx'
import { recordValues } from '../form/values/record-values.ts'
import { useLabels } from '../labels.ts'
import { useContentCache } from '../queries.ts'

type PreviewPublish = { readonly record: RecordResponse; readonly onEdit: () => Promise<void>; readonly onPublished: () => void }

/** Returns a function that publishes the previewed record after a confirmation. An incomplete record opens its form instead. */
export const usePreviewPublish = ({ record, onEdit, onPublished }: PreviewPublish): (() => Promise<void>) => {
  const { t } = useLingui()
  const { contentType, client, locale } = useContent()
  const { typeName } = useLabels()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const summary = useTransitionSummary()
  const noticesOf = useTransitionNotices()
  const title = titleOf(contentType, record, locale) || typeName

  return async () => {
    const ready = validate(contentType, recordValues(contentType, record), 'publish')
    if (!ready.ok) {
      const count = ready.issues.length
      const opens = await dialogs.confirm({
        title: t`まだ公開できません`,
        body: t`公開に必要な項目が${count}か所、足りないか正しくありません。編集画面で確認してください。`,
        confirmLabel: t`編集する`,
      })
      if (opens) await onEdit()
      return
    }
    const done = await dialogs.confirm({
      title: t`公開の確認`,
      body: summary({ step: 'publish', title, values: record }),
      effects: noticesOf('publish', record),
      confirmLabel: t`公開する`,
      onConfirm: async () => {
        await cache.saved(await client.transition(record.id, record.lockVersion, 'publish'))
      },
      describeFailure: describe,
    })
    if (!done) return
    toasts.success({ summary: t`「${title}」を公開しました` })
    onPublished()
  }
}
