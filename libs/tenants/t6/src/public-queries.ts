import { definePublicQuery, responseOf } from '@captain/content-core'
import type { ListedRecord } from '@captain/content-delivery-client'
import type { product } from './content-types/product.ts'
import type { Slot } from './content-types/recommend-slots.ts'

export type RecommendedProducts = {
  readonly items: readonly { readonly slot: Slot; readonly comment: string | null; readonly product: ListedRecord<typeof product> }[]
}

/** The products for the shop's home page: those on sale today in each slot, or in one, in order. */
export const recommendedProducts = definePublicQuery({
  path: '/recommended-products',
  params: ['slot'],
  labels: { ja: 'おすすめ商品', en: 'the recommended products' },
  response: responseOf<RecommendedProducts>(),
})
