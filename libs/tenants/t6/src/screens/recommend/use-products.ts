import type { IncludedMedia } from '@captain/content-core'
import { contentKeys, useContent, useScope } from '@captain/content-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListedProduct } from './recommend-types.ts'

type Products = { readonly items: readonly ListedProduct[]; readonly media: Readonly<Record<string, IncludedMedia>> }

const PAGE = 100

/** Loads products by id, as lists show them: recently changed ones in one request, each other one separately. */
export const useProductsOf = (ids: readonly string[]) => {
  const { tenant } = useContent()
  const { client, type } = useScope('product')
  const wanted = [...new Set(ids)].sort()
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, type), 'of', wanted],
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Products> => {
      const recent = await client.list({ limit: PAGE }, signal)
      const known = new Set(recent.items.map(({ id }) => id))
      const others = await Promise.all(wanted.filter((id) => !known.has(id)).map((id) => client.get(id, signal)))
      return {
        items: [...recent.items, ...others] as unknown as readonly ListedProduct[],
        media: Object.assign({}, ...[recent, ...others].map(({ included }) => included.media)) as Products['media'],
      }
    },
  })
}
