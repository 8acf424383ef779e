import { titleOf, type ListedRecordOf, type RecordOf, type UpdateInput } from '@captain/content-core'
import { useContent, useContentCache, useFailureText, useTenant } from '@captain/content-react'
import { updateOnLatest } from '@captain/content-react/list'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { maintenanceSite } from '../../content-types/maintenance-site.ts'
import { tenant } from '../../tenant.ts'

/** A site that the platform can put into maintenance, as its list shows it. */
export type Site = ListedRecordOf<typeof maintenanceSite>
type Period = UpdateInput<typeof maintenanceSite>

/** Whether visitors get the maintenance notice, now or soon. */
export const isUnderMaintenance = ({ mode }: Site): boolean => mode === 'on'

/** Returns a period from now to its end, if that is in the future. */
const begun = ({ endsAt }: Site): Period => {
  const now = new Date().toISOString()
  return { mode: 'on', startsAt: now, endsAt: endsAt !== null && endsAt > now ? endsAt : null }
}

const OVER: Period = { mode: 'off', startsAt: null, endsAt: null }

const periodOf = ({ mode, startsAt, endsAt }: Site): Period => ({ mode, startsAt, endsAt })

/** Starts and ends the maintenance of a site at once, with a confirmation and an undo. */
export const useMaintenanceActions = () => {
  const { locale } = useContent()
  const client = useTenant(tenant).client['maintenance-site']
  const { t } = useLingui()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const cache = useContentCache()
  const describe = useFailureText()
  return useMemo(() => {
    const putBack = async (record: RecordOf<typeof maintenanceSite>, before: Period, name: string): Promise<void> => {
      try {
        await updateOnLatest(client, record, before)
      } catch (failure) {
        toasts.error({ summary: t`「${{ site: name }}」を元に戻せませんでした`, detail: describe(failure) })
      }
      await cache.refresh()
    }
    const change = async (record: Site, changes: (latest: Site) => Period, summary: string): Promise<void> => {
      const before = await client.get(record.id)
      const changed = await updateOnLatest(client, before, changes)
      const name = titleOf(maintenanceSite, record, locale)
      toasts.success({ summary, action: { label: t`元に戻す`, onClick: () => putBack(changed, periodOf(before), name) } })
      await cache.refresh()
    }
    const begin = async (record: Site): Promise<void> => {
      const name = titleOf(maintenanceSite, record, locale)
      await dialogs.confirm({
        title: t`メンテナンスの開始`,
        body: t`「${{ site: name }}」の公開サイトを、メンテナンス中の表示に切り替えます。管理画面はそのまま使えます。`,
        confirmLabel: t`開始する`,
        onConfirm: () => change(record, begun, t`「${{ site: name }}」のメンテナンスを開始しました`),
        describeFailure: (failure) => `${t`「${{ site: name }}」のメンテナンスを開始できませんでした`} ${describe(failure)}`,
      })
    }
    const end = async (record: Site): Promise<void> => {
      const name = titleOf(maintenanceSite, record, locale)
      await dialogs.confirm({
        title: t`メンテナンスの終了`,
        body: t`「${{ site: name }}」の公開サイトを、通常の表示に戻します。`,
        confirmLabel: t`終了する`,
        onConfirm: () => change(record, () => OVER, t`「${{ site: name }}」のメンテナンスを終了しました`),
        describeFailure: (failure) => `${t`「${{ site: name }}」のメンテナンスを終了できませんでした`} ${describe(failure)}`,
      })
    }
    return { begin, end }
  }, [client, locale, t, dialogs, toasts, cache, describe])
}
