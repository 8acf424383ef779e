import type { RecordAnswer } from '@captain/content-core'
import { contentKeys, useContent } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import type { Product } from './stock-lines.ts'

/** A product as it is now, read anew each time that its stock is looked at. */
export const useProduct = (id: string) => {
  const { tenant, contentType, client } = useContent()
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'stock', id],
    queryFn: async ({ signal }) => (await client.get(id, signal)) as RecordAnswer & Product,
    gcTime: 0,
    // Numbers that change under one's hands help nobody; saving counts on top of what there is then.
    refetchOnWindowFocus: false,
  })
}
