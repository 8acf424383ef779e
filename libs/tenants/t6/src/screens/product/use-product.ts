import { useTenant } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import { tenant } from '../../tenant.ts'

/** Loads the current product each time the stock dialog opens. */
export const useProduct = (id: string) => {
  const { client, queries } = useTenant(tenant)
  return useQuery({
    queryKey: [...queries.product.key, 'stock', id],
    queryFn: ({ signal }) => client.product.get(id, signal),
    gcTime: 0,
    // Numbers must not change during editing; a save applies differences to the current stock.
    refetchOnWindowFocus: false,
  })
}
