import type { AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useToasts } from '@captain/ui'
import { useCallback } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText, quotedTitle } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import { useContentCache } from '../queries.ts'
import { useRecordPaths } from './use-record-paths.ts'
import { updateOnLatest } from './update-on-latest.ts'

const withValue = (record: AnyRecord, field: string, value: boolean): AnyRecord => ({
  ...record,
  [field]: value,
  ...(field === 'isPublished' ? { state: value ? ('on' as const) : ('off' as const) } : {}),
})

/** Sets a switch in the list: shown at once, and reverted with the reason if the server rejects it. */
export const useSwitchField = (): ((record: AnyRecord, field: string, value: boolean) => Promise<void>) => {
  const { t } = useLingui()
  const { client, contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const cache = useContentCache()
  const toasts = useToasts()
  const failureText = useFailureText()
  const { edit } = useRecordPaths()
  return useCallback(
    async (record, field, value) => {
      const show = (shown: (one: AnyRecord) => AnyRecord) =>
        cache.patch((items) => items.map((item) => (item.id === record.id ? shown(item) : item)))
      await show((item) => withValue(item, field, value))
      try {
        await cache.saved(await updateOnLatest(client, record, { [field]: value }))
      } catch (failure) {
        await show((item) => withValue(item, field, !value))
        const name = quotedTitle(contentType, record, locale)
        const label = fieldLabel(field)
        toasts.error({
          group: `switch-${record.id}-${field}`,
          summary: t`「${name}」の「${label}」を切り替えられませんでした`,
          detail: failureText(failure),
          ...(edit === null ? {} : { action: { label: t`編集する`, onClick: () => edit(record) } }),
        })
        await cache.refresh()
      }
    },
    [cache, client, contentType, edit, failureText, fieldLabel, locale, t, toasts],
  )
}
