import { contentKeys, useContent } from '@captain/content-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AwaitingOrder } from './match-shipments.ts'

const PAGE = 100
const WAITING = 'paid,preparing'

/** Loads every order that is ready to ship. */
export const useAwaitingOrders = (): UseQueryResult<readonly AwaitingOrder[]> => {
  const { tenant, contentType, client } = useContent()
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'awaiting'],
    // Orders shipped since then must not be offered again.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found: unknown[] = []
      let after: string | null = null
      do {
        const page = await client.list({ limit: PAGE, status: WAITING, ...(after !== null && { after }) }, signal)
        found.push(...page.items)
        after = page.next
      } while (after !== null)
      return found as readonly AwaitingOrder[]
    },
  })
}
