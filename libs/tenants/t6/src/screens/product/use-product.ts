import type { RecordAnswer } from '@captain/content-core'
import { contentKeys, useContent } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import type { Product } from './stock-lines.ts'

/** Loads the current product each time the stock dialog opens. */
export const useProduct = (id: string) => {
  const { tenant, contentType, client } = useContent()
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'stock', id],
    queryFn: async ({ signal }) => (await client.get(id, signal)) as RecordAnswer & Product,
    gcTime: 0,
    // Numbers must not change during editing; a save applies differences to the current stock.
    refetchOnWindowFocus: false,
  })
}
