import { useContentCache, useFailureText, useTenant } from '@captain/content-react'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { tenant } from '../../tenant.ts'
import type { Recommended } from './recommend-types.ts'

/** Actions on recommendations in their list; reports failures, and shows the stored state. */
export const useRecommendActions = () => {
  const client = useTenant(tenant).client['product-recommend']
  const { t } = useLingui()
  const cache = useContentCache()
  const describe = useFailureText()
  const toasts = useToasts()

  const doing = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      toasts.show({ severity: 'error', summary: t`変更できませんでした`, detail: describe(error) })
    }
    await cache.refresh()
  }

  return {
    refresh: cache.refresh,
    publish: (record: Recommended, isPublished: boolean) =>
      doing(async () => {
        await cache.patch((items) => items.map((one) => (one.id === record.id ? { ...one, isPublished } : one)))
        await client.update(record.id, record.lockVersion, { isPublished })
      }),
    remove: (record: Recommended, name: string) =>
      doing(async () => {
        await client.remove(record.id, record.lockVersion)
        toasts.show({
          severity: 'success',
          summary: t`「${name}」を外しました`,
          action: {
            label: t`元に戻す`,
            onClick: () =>
              doing(async () => {
                await client.restore(record.id)
              }),
          },
        })
      }),
    reorder: (ids: readonly string[]) =>
      doing(async () => {
        await cache.patch((items) => {
          const places = new Map(ids.map((id, place) => [id, place]))
          const moved = items
            .filter(({ id }) => places.has(id))
            .toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
          return items.map((one) => (places.has(one.id) ? (moved.shift() ?? one) : one))
        })
        await client.reorder(ids)
      }),
  }
}

export type RecommendActions = ReturnType<typeof useRecommendActions>
