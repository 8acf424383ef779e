import type { ListResponse } from '@captain/content-core'
import { useTenant } from '@captain/content-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { tenant } from '../../tenant.ts'
import type { AwaitingOrder } from './match-shipments.ts'

const PAGE = 100
const WAITING = 'pendingPayment,paid,preparing'

/** Loads every order that is not shipped yet, those that await their payment included. */
export const useAwaitingOrders = (): UseQueryResult<readonly AwaitingOrder[]> => {
  const { client, queries } = useTenant(tenant)
  return useQuery({
    queryKey: [...queries.order.key, 'awaiting'],
    // Orders shipped since then must not be offered again.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found: AwaitingOrder[] = []
      let after: string | null = null
      do {
        const { items, next }: ListResponse<AwaitingOrder> = await client.order.list(
          { limit: PAGE, status: WAITING, ...(after !== null && { after }) },
          signal,
        )
        found.push(...items)
        after = next
      } while (after !== null)
      return found
    },
  })
}
