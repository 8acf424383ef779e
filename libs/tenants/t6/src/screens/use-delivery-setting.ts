import type { RecordResponse, RecordOf } from '@captain/content-core'
import { useTenant } from '@captain/content-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { deliverySetting } from '../content-types/delivery-setting.ts'
import { tenant } from '../tenant.ts'

export type DeliverySetting = RecordResponse<RecordOf<typeof deliverySetting>>

/** Loads the full delivery settings, a singleton; null before the first start of the shop. */
export const useDeliverySetting = (): UseQueryResult<DeliverySetting | null> => {
  const { client, queries } = useTenant(tenant)
  return useQuery({
    queryKey: [...queries['delivery-setting'].key, 'only'],
    queryFn: async ({ signal }) => {
      const { items } = await client['delivery-setting'].list({ limit: 1 }, signal)
      return items[0] === undefined ? null : client['delivery-setting'].get(items[0].id, signal)
    },
  })
}
