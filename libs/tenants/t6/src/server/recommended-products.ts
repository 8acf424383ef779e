import { badRequest } from '@captain/http-server'
import { publicQueryFor } from '@captain/content-server'
import { SLOTS } from '../content-types/recommend-slots.ts'
import { tenant } from '../tenant.ts'

const isSlot = (slot: string): boolean => SLOTS.some((one) => one === slot)

/** Returns the products for the shop's home page: those on sale today in each slot, or in one, in order. */
export const recommendedProducts = publicQueryFor(tenant, '/recommended-products', async (query, { list }) => {
  const slot = query.get('slot')
  if (slot !== undefined && !isSlot(slot)) throw badRequest('malformed-parameter', 'slot')
  const picks = await list('product-recommend', slot === undefined ? {} : { 'filter[slot]': slot })
  const onSale = new Map((await list('product', { 'filter[saleState]': 'onSale' })).map((product) => [product.id, product]))
  return {
    items: picks.flatMap(({ slot: at, comment, product }) => {
      const found = product === null ? undefined : onSale.get(product.id)
      return found === undefined ? [] : [{ slot: at, comment, product: found }]
    }),
  }
})
