import type { RecordAnswer, RecordOf } from '@captain/content-core'
import { contentKeys, useContent, useScope } from '@captain/content-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { deliverySetting } from '../content-types/delivery-setting.ts'

export type DeliverySetting = RecordAnswer<RecordOf<typeof deliverySetting>>

/** Loads the full delivery settings, a singleton; null before the first start of the shop. */
export const useDeliverySetting = (): UseQueryResult<DeliverySetting | null> => {
  const { tenant } = useContent()
  const { client, type } = useScope('delivery-setting')
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, type), 'only'],
    queryFn: async ({ signal }) => {
      const { items } = await client.list({ limit: 1 }, signal)
      return items[0] === undefined ? null : ((await client.get(items[0].id, signal)) as unknown as DeliverySetting)
    },
  })
}
