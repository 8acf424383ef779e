import { siteClient, type ListedRecord, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { product } from './content-types/product.ts'
import type { Slot } from './content-types/recommend-slots.ts'
import type { tenant } from './tenant.ts'

export type RecommendedProducts = {
  readonly items: readonly { readonly slot: Slot; readonly comment: string | null; readonly product: ListedRecord<typeof product> }[]
}

/** What the buyer is told of an order that was sent; the token opens it again. */
export type OrderReceipt = {
  readonly orderNumber: string
  readonly orderedAt: string
  readonly totalIncl: number
  readonly paymentMethod: 'card' | 'bank'
  readonly paymentDueOn: string | null
  readonly token: string
}

export type ShopSite = SiteClient<typeof tenant> & {
  /** What is recommended and on sale today, in all slots or one. */
  recommended(slot?: Slot, signal?: AbortSignal): Promise<RecommendedProducts>
  /** What became of an order, for whoever has its token; anything else is a 404. */
  order(number: string, token: string, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>>
}

/** What the shop tells the public, for its own site. */
export const site = (options: SiteOptions): ShopSite => {
  const client: SiteClient<typeof tenant> = siteClient('shop', options)
  return {
    ...client,
    recommended: (slot, signal) => client.read('/recommended-products', { slot }, signal),
    order: (number, token, signal) => client.read(`/order/${encodeURIComponent(number)}`, { token }, signal),
  }
}
