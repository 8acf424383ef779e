import type { RecordOf } from '@captain/content-core'
import { useTenant } from '@captain/content-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { tokusho } from '../../content-types/tokusho.ts'
import { tenant } from '../../tenant.ts'

export type Seller = RecordOf<typeof tokusho>

/** The seller by the notice in force; null without one. Loaded when a document is printed. */
export const useSeller = (enabled: boolean): UseQueryResult<Seller | null> => {
  const { client, queries } = useTenant(tenant)
  return useQuery({
    queryKey: [...queries.tokusho.key, 'in-force'],
    enabled,
    queryFn: async ({ signal }) => {
      const { items } = await client.tokusho.list({ limit: 1, status: 'inForce' }, signal)
      return items[0] === undefined ? null : client.tokusho.get(items[0].id, signal)
    },
  })
}
