import { titleOf, validate, workflowOf, type RecordResponse } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { publishedNow } from '../form/publishing/published-from.ts'
import { publishingTexts } from '../form/publishing/publishing-texts.ts'
import { useTransitionNotices } from '../form/save/use-transition-notices.ts'
import { useTransitionSummary } from '../form/save/use-transition-summary.tsx'
import { recordValues } from '../form/values/record-values.ts'
import { useLabels } from '../labels.ts'
import { useContentCache } from '../queries.ts'

type PreviewPublish = { readonly record: RecordResponse; readonly onEdit: () => Promise<void>; readonly onPublished: () => void }

/** Returns the texts that ask whether to publish the previewed record; a version of a document has its own. */
const useQuestion = (record: RecordResponse, title: string) => {
  const { t, i18n } = useLingui()
  const { tenant, contentType, locale } = useContent()
  const summary = useTransitionSummary()
  const texts = publishingTexts({ page: i18n, locale, contentType })
  return () => {
    const { effects, ...question } = texts.publish({ record, title, site: tenant.names[locale], now: new Date() })
    if (workflowOf(contentType.workflow).keepsVersions !== true) return { question, effects, texts }
    const body = summary({ step: 'publish', title, values: record })
    return { question: { title: t`公開の確認`, body, confirmLabel: t`公開する` }, effects: [], texts }
  }
}

/** Returns a function that publishes the previewed record after a confirmation. An incomplete record opens its form instead. */
export const usePreviewPublish = ({ record, onEdit, onPublished }: PreviewPublish): (() => Promise<void>) => {
  const { t } = useLingui()
  const { contentType, client, locale } = useContent()
  const { typeName } = useLabels()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const noticesOf = useTransitionNotices()
  const title = titleOf(contentType, record, locale) || typeName
  const questionNow = useQuestion(record, title)

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
    const { question, effects, texts } = questionNow()
    let after: RecordResponse | null = null
    const done = await dialogs.confirm({
      ...question,
      effects: [...noticesOf('publish', record), ...effects],
      onConfirm: async () => {
        after = await publishedNow(client, record)
        await cache.saved(after)
      },
      describeFailure: describe,
    })
    if (!done || after === null) return
    toasts.success({ summary: texts.done('publish', record, after, title) })
    onPublished()
  }
}
