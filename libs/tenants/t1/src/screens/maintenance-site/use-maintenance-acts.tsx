import { titleOf, type AnyRecord, type Values } from '@captain/content-core'
import { useContent, useContentCache, useFailureText } from '@captain/content-react'
import { updateOnLatest } from '@captain/content-react/list'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Whether visitors get the maintenance notice, now or soon. */
export const isUnderMaintenance = (record: AnyRecord): boolean => record['mode'] === 'on'

/** Returns a period from now to its end, if that is in the future. */
const begun = ({ endsAt }: AnyRecord): Values => {
  const now = new Date().toISOString()
  return { mode: 'on', startsAt: now, endsAt: typeof endsAt === 'string' && endsAt > now ? endsAt : null }
}

const OVER: Values = { mode: 'off', startsAt: null, endsAt: null }

const periodOf = ({ mode, startsAt, endsAt }: AnyRecord): Values => ({ mode, startsAt, endsAt })

/** Starts and ends the maintenance of a site at once, with a confirmation and an undo. */
export const useMaintenanceActs = () => {
  const { contentType, client, locale } = useContent()
  const { t } = useLingui()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const cache = useContentCache()
  const describe = useFailureText()
  return useMemo(() => {
    const putBack = async (record: AnyRecord, before: Values, name: string): Promise<void> => {
      try {
        await updateOnLatest(client, record, before)
      } catch (failure) {
        toasts.error({ summary: t`「${{ site: name }}」を元に戻せませんでした`, detail: describe(failure) })
      }
      await cache.refresh()
    }
    const change = async (record: AnyRecord, changes: (latest: AnyRecord) => Values, summary: string): Promise<void> => {
      const before = await client.get(record.id)
      const changed = await updateOnLatest(client, before, changes)
      const name = titleOf(contentType, record, locale)
      toasts.success({ summary, action: { label: t`元に戻す`, act: () => putBack(changed, periodOf(before), name) } })
      await cache.refresh()
    }
    const begin = async (record: AnyRecord): Promise<void> => {
      const name = titleOf(contentType, record, locale)
      await dialogs.confirm({
        title: t`メンテナンスの開始`,
        body: t`「${{ site: name }}」の公開サイトを、メンテナンス中の表示に切り替えます。管理画面はそのまま使えます。`,
        confirmLabel: t`開始する`,
        act: () => change(record, begun, t`「${{ site: name }}」のメンテナンスを開始しました`),
        describeFailure: (failure) => `${t`「${{ site: name }}」のメンテナンスを開始できませんでした`} ${describe(failure)}`,
      })
    }
    const end = async (record: AnyRecord): Promise<void> => {
      const name = titleOf(contentType, record, locale)
      await dialogs.confirm({
        title: t`メンテナンスの終了`,
        body: t`「${{ site: name }}」の公開サイトを、通常の表示に戻します。`,
        confirmLabel: t`終了する`,
        act: () => change(record, () => OVER, t`「${{ site: name }}」のメンテナンスを終了しました`),
        describeFailure: (failure) => `${t`「${{ site: name }}」のメンテナンスを終了できませんでした`} ${describe(failure)}`,
      })
    }
    return { begin, end }
  }, [contentType, client, locale, t, dialogs, toasts, cache, describe])
}
