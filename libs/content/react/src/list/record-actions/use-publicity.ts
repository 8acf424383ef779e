import { isPublicRecord, workflowOf, type AnyRecord } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { useTransitionNotices } from '../../form/save/use-transition-notices.ts'
import { useContentCache } from '../../queries.ts'
import { updateOnLatest } from '../update-on-latest.ts'
import { useRecordToasts } from './use-record-toasts.tsx'

type Publicity = {
  readonly isPublic: (record: AnyRecord) => boolean
  /** Publishes or unpublishes without a question, and offers to undo it. */
  readonly setPublic: (record: AnyRecord, wanted: boolean) => Promise<void>
  readonly publish: (record: AnyRecord) => Promise<void>
  readonly unpublish: (record: AnyRecord) => Promise<void>
}

/** Reads and writes whether a record is public, by its switch or by a transition. */
const usePublicState = () => {
  const { client, contentType } = useContent()
  return useMemo(() => {
    const isSwitched = workflowOf(contentType.workflow).exposure === 'toggle'
    return {
      isPublic: (record: AnyRecord) => isPublicRecord(contentType.workflow, record),
      write: (record: AnyRecord, wanted: boolean): Promise<AnyRecord> =>
        isSwitched
          ? updateOnLatest(client, record, { isPublished: wanted })
          : client.transition(record.id, record.lockVersion, wanted ? 'publish' : 'unpublish'),
    }
  }, [client, contentType])
}

/** Publishes and unpublishes one record of a list. */
export const usePublicity = (): Publicity => {
  const { t } = useLingui()
  const { tenant, locale } = useContent()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const noticesOf = useTransitionNotices()
  const { nameOf, showFailure } = useRecordToasts()
  const { isPublic, write } = usePublicState()

  return useMemo(() => {
    const site = tenant.names[locale]
    const setPublic = async (record: AnyRecord, wanted: boolean) => {
      const name = nameOf(record)
      try {
        const changed = await write(record, wanted)
        const undo = async () => {
          try {
            await write(changed, !wanted)
          } catch (failure) {
            showFailure(record, failure, t`${name}を元に戻せませんでした`)
          }
          await cache.refresh()
        }
        toasts.success({
          summary: wanted ? t`${name}を公開しました` : t`${name}を非公開にしました`,
          // A record that was public before has no undo: its earlier published copy is gone.
          ...(isPublic(record) === wanted ? {} : { action: { label: t`元に戻す`, onClick: undo } }),
        })
      } catch (failure) {
        showFailure(record, failure, wanted ? t`${name}を公開できませんでした` : t`${name}を非公開にできませんでした`)
      }
      await cache.refresh()
    }
    return {
      isPublic,
      setPublic,
      publish: async (record) => {
        const name = nameOf(record)
        const confirmed = await dialogs.confirm({
          title: t`公開の確認`,
          body: t`${site}の${name}を公開します。公開すると、だれでもサイトで見られるようになります。`,
          effects: noticesOf('publish', record),
          confirmLabel: t`公開する`,
        })
        if (confirmed) await setPublic(record, true)
      },
      unpublish: async (record) => {
        const name = nameOf(record)
        const confirmed = await dialogs.confirm({
          title: t`非公開の確認`,
          body: t`${site}の${name}を非公開にします。サイトでは見られなくなり、内容は下書きとして残ります。`,
          confirmLabel: t`非公開にする`,
        })
        if (confirmed) await setPublic(record, false)
      },
    }
  }, [cache, dialogs, isPublic, locale, nameOf, showFailure, t, noticesOf, tenant, toasts, write])
}
