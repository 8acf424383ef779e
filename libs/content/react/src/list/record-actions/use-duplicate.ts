import type { AnyRecord } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'
import { quotedTitle } from '../../failure-text.ts'
import { draftIn } from '../../workflows/legal/draft-in.ts'
import { useNavigateTo } from '../../navigation.tsx'
import { useContentCache } from '../../queries.ts'
import { useRecordToasts } from './use-record-toasts.tsx'

/** Duplicates one record of a list and links to the copy. */
export const useDuplicate = (): ((record: AnyRecord) => Promise<void>) => {
  const { t } = useLingui()
  const { client, contentType, tenant, locale } = useContent()
  const cache = useContentCache()
  const toasts = useToasts()
  const go = useNavigateTo()
  const { nameOf, showFailure } = useRecordToasts()
  return useCallback(
    async (record) => {
      const editing = (id: string) => () => go(untypedPath(tenant, contentType, 'edit', { id }))
      try {
        const copy = await client.duplicate(record.id)
        await cache.saved(copy)
        const openCopy = { action: { label: t`編集する`, onClick: editing(copy.id) } }
        const name = quotedTitle(contentType, copy, locale)
        toasts.success({ summary: t`「${name}」を作成しました`, ...(contentType.screens.includes('edit') ? openCopy : {}) })
      } catch (failure) {
        const draft = draftIn(failure)
        const name = nameOf(record)
        if (draft === null) return showFailure(record, failure, t`${name}を複製できませんでした`)
        toasts.error({
          summary: t`新しい版を作成できませんでした`,
          detail: t`編集中の下書きがすでにあります。下書きは1つだけ作れます。`,
          action: { label: t`下書きを開く`, onClick: editing(draft) },
        })
      }
    },
    [cache, client, contentType, go, locale, nameOf, showFailure, t, tenant, toasts],
  )
}
