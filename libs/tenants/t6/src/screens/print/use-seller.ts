import type { RecordOf } from '@captain/content-core'
import { contentKeys, useContent, useScope } from '@captain/content-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { tokusho } from '../../content-types/tokusho.ts'

export type Seller = RecordOf<typeof tokusho>

/** The seller by the notice in force; null without one. Loaded when a document is printed. */
export const useSeller = (enabled: boolean): UseQueryResult<Seller | null> => {
  const { tenant } = useContent()
  const { client, type } = useScope('tokusho')
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, type), 'in-force'],
    enabled,
    queryFn: async ({ signal }) => {
      const { items } = await client.list({ limit: 1, status: 'inForce' }, signal)
      return items[0] === undefined ? null : ((await client.get(items[0].id, signal)) as unknown as Seller)
    },
  })
}
