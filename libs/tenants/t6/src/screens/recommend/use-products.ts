import type { Included } from '@captain/content-core'
import { useTenant } from '@captain/content-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { tenant } from '../../tenant.ts'
import { mediaIn } from './media-in.ts'
import type { ListedProduct } from './recommend-types.ts'

type Products = { readonly items: readonly ListedProduct[]; readonly media: Included['media'] }

const PAGE = 100

/** Loads products by id, as lists show them: recently changed ones in one request, each other one separately. */
export const useProductsOf = (ids: readonly string[]) => {
  const { client, queries } = useTenant(tenant)
  const wanted = [...new Set(ids)].sort()
  return useQuery({
    queryKey: [...queries.product.key, 'of', wanted],
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Products> => {
      const recent = await client.product.list({ limit: PAGE }, signal)
      const known = new Set(recent.items.map(({ id }) => id))
      const others = await Promise.all(wanted.filter((id) => !known.has(id)).map((id) => client.product.get(id, signal)))
      return {
        items: [...recent.items, ...others],
        media: mediaIn([recent, ...others]),
      }
    },
  })
}
