import type { AnyRecord } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { issuesIn } from '../../form/save/failure.ts'
import { useContentCache } from '../../queries.ts'
import { FailureReason } from '../failure-list.tsx'
import { useRecordToasts } from './use-record-toasts.tsx'

type Trash = {
  /** Moves a record to the trash and offers to undo it; false if that failed. */
  readonly moveToTrash: (record: AnyRecord) => Promise<boolean>
  readonly restore: (record: AnyRecord) => Promise<void>
}

/** Group of the notices about where a record is: the newer one ends the way back of the older. */
const noticeOf = ({ id }: AnyRecord): string => `trash-${id}`

/** Restores a record from the trash without a message of success; false if that failed. */
const useRestored = (): ((record: AnyRecord) => Promise<boolean>) => {
  const { t } = useLingui()
  const content = useContent()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  const { nameOf } = useRecordToasts()
  return useMemo(
    () => async (record) => {
      const name = nameOf(record)
      try {
        await content.client.restore(record.id)
        await cache.refresh()
        return true
      } catch (failure) {
        // A record in the trash cannot be edited, so the record that took its value must change.
        const isTaken = issuesIn(failure).some(({ rule }) => rule === 'duplicate')
        toasts.error({
          summary: t`${name}をごみ箱から戻せませんでした`,
          detail: (
            <>
              <FailureReason failure={failure} content={content} describe={describe} />
              {isTaken && <p>{t`同じ値を使っているほうを先に変更すると、戻せます。`}</p>}
            </>
          ),
        })
        await cache.refresh()
        return false
      }
    },
    [cache, content, describe, nameOf, t, toasts],
  )
}

/** Moves one record of a list to the trash and back. */
export const useTrash = (): Trash => {
  const { t } = useLingui()
  const { client, tenant, locale } = useContent()
  const cache = useContentCache()
  const toasts = useToasts()
  const { nameOf, showFailure } = useRecordToasts()
  const restored = useRestored()
  return useMemo(() => {
    const site = tenant.names[locale]
    return {
      moveToTrash: async (record) => {
        const name = nameOf(record)
        try {
          await client.remove(record.id, record.lockVersion)
          await cache.refresh()
          toasts.success({
            group: noticeOf(record),
            summary: t`${site}の${name}をごみ箱に移しました`,
            action: { label: t`元に戻す`, onClick: async () => void (await restored(record)) },
          })
          return true
        } catch (failure) {
          await cache.refresh()
          showFailure(record, failure, t`${name}を削除できませんでした`)
          return false
        }
      },
      restore: async (record) => {
        const name = nameOf(record)
        if (await restored(record)) toasts.success({ group: noticeOf(record), summary: t`${name}をごみ箱から戻しました` })
      },
    }
  }, [cache, client, locale, nameOf, restored, showFailure, t, tenant, toasts])
}
