import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useContentCache } from '../../queries.ts'
import { inOrder } from '../in-order.ts'

/** Shows records in a new order at once, and saves it. */
export const useReorder = (): ((ids: readonly string[]) => Promise<void>) => {
  const { t } = useLingui()
  const { client } = useContent()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  return useCallback(
    async (ids) => {
      await cache.patch((items) => inOrder(items, ids))
      try {
        await client.reorder(ids)
      } catch (failure) {
        toasts.error({ group: 'reorder', summary: t`並べ替えを保存できませんでした`, detail: describe(failure) })
      }
      await cache.refresh()
    },
    [cache, client, describe, t, toasts],
  )
}
