import type { Included } from '@captain/content-core'
import { contentKeys, useContent, useScope } from '@captain/content-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListedProduct } from './recommend-types.ts'

type Products = { readonly items: readonly ListedProduct[]; readonly included: Included }

/** Some products by id, as lists show them; one request, however many slots name them. */
export const useProductsOf = (ids: readonly string[]) => {
  const { tenant } = useContent()
  const { client, type } = useScope('product')
  const wanted = [...new Set(ids)].sort()
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, type), 'of', wanted],
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Products> => {
      const found = await Promise.all(wanted.map((id) => client.get(id, signal)))
      return {
        items: found as unknown as readonly ListedProduct[],
        included: {
          records: {},
          accounts: {},
          media: Object.assign({}, ...found.map(({ included }) => included.media)) as Included['media'],
        },
      }
    },
  })
}
