import type { AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { announce, useToasts } from '@captain/ui'
import { useCallback } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText, quotedTitle } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import { useContentCache } from '../queries.ts'
import { useRecordToasts } from './record-actions/use-record-toasts.tsx'
import { useRecordPaths } from './use-record-paths.ts'
import { updateOnLatest } from './update-on-latest.ts'

const withValue = (record: AnyRecord, field: string, value: boolean): AnyRecord => ({
  ...record,
  [field]: value,
  ...(field === 'isPublished' ? { state: value ? ('on' as const) : ('off' as const) } : {}),
})

type SetSwitch = (record: AnyRecord, field: string, value: boolean) => Promise<void>

/** Which switches are reported to everybody with a way back: the one that the public sees, or all. Others are announced to screen readers only. */
type Reported = 'public' | 'all'

/** Reports a switch that the server has saved. */
const useSwitchReport = (reported: Reported) => {
  const { t } = useLingui()
  const { fieldLabel } = useLabels()
  const toasts = useToasts()
  const { nameOf } = useRecordToasts()
  return useCallback(
    (saved: AnyRecord, field: string, value: boolean, set: SetSwitch) => {
      const name = nameOf(saved)
      const label = fieldLabel(field)
      const switched = value ? t`${name}の「${label}」をオンにしました` : t`${name}の「${label}」をオフにしました`
      if (field !== 'isPublished' && reported === 'public') return announce(switched)
      const published = value ? t`${name}を公開しました` : t`${name}を非公開にしました`
      toasts.success({
        group: `switch-${saved.id}-${field}`,
        summary: field === 'isPublished' ? published : switched,
        action: { label: t`元に戻す`, onClick: () => set(saved, field, !value) },
      })
    },
    [fieldLabel, nameOf, reported, t, toasts],
  )
}

/** Sets a switch in the list: shown at once, and reverted with the reason if the server rejects it. */
export const useSwitchField = (reported: Reported = 'public'): SetSwitch => {
  const { t } = useLingui()
  const { client, contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const cache = useContentCache()
  const toasts = useToasts()
  const failureText = useFailureText()
  const { edit } = useRecordPaths()
  const report = useSwitchReport(reported)
  return useCallback(
    async function set(record, field, value) {
      const show = (shown: (one: AnyRecord) => AnyRecord) =>
        cache.patch((items) => items.map((item) => (item.id === record.id ? shown(item) : item)))
      await show((item) => withValue(item, field, value))
      try {
        const saved = await updateOnLatest(client, record, { [field]: value })
        await cache.saved(saved)
        report(saved, field, value, set)
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
    [cache, client, contentType, edit, failureText, fieldLabel, locale, report, t, toasts],
  )
}
