import { titleOf, type RecordResponse } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useTransitionSummary } from '../../form/save/use-transition-summary.tsx'
import { useTransitionLabels } from '../../form/save/transition-labels.ts'
import { useContentCache } from '../../queries.ts'

/** Withdraws a published version after a confirmation that names the site and the version. */
export const useWithdraw = (): ((record: RecordResponse) => Promise<void>) => {
  const { t } = useLingui()
  const { contentType, client, locale } = useContent()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const summary = useTransitionSummary()
  const { withdraw: words } = useTransitionLabels()
  return useCallback(
    async (record) => {
      const version = String(record['version'])
      const title = titleOf(contentType, record, locale)
      const named = t`${title}（版 ${version}）`
      const done = await dialogs.confirm({
        title: words.title,
        body: summary({ step: 'withdraw', title: named, values: record }),
        effects: record.state === 'inForce' ? [t`いま施行中の版です。取り下げると、1つ前の版が適用されます。`] : [],
        confirmLabel: words.label,
        danger: true,
        onConfirm: async () => {
          await cache.saved(await client.transition(record.id, record.lockVersion, 'withdraw'))
        },
        describeFailure: describe,
      })
      if (done) toasts.success({ summary: words.done(named) })
    },
    [t, contentType, client, locale, cache, dialogs, toasts, describe, summary, words],
  )
}
