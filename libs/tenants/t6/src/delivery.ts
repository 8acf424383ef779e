import type { ValuesOf } from '@captain/content-core'
import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { order } from './content-types/order.ts'
import type { Slot } from './content-types/recommend-slots.ts'
import type { RecommendedProducts } from './public-queries.ts'
import type { tenant } from './tenant.ts'

/** The receipt of an order for its buyer; the token opens it again. */
export type OrderReceipt = Pick<ValuesOf<typeof order>, 'orderNumber' | 'orderedAt' | 'totalIncl' | 'paymentMethod' | 'paymentDueOn'> & {
  readonly token: string
}

export type ShopSite = SiteClient<typeof tenant> & {
  /** Fetches the recommended products on sale today, in all slots or one. */
  recommended(slot?: Slot, signal?: AbortSignal): Promise<RecommendedProducts>
  /** Fetches the status of an order for the owner of its token; a wrong token is a 404. */
  order(number: string, token: string, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>>
}

/** Creates the delivery client of the shop's public site. */
export const site = (options: SiteOptions): ShopSite => {
  const client: SiteClient<typeof tenant> = siteClient('shop', options)
  return {
    ...client,
    recommended: (slot, signal) => client.read('/recommended-products', { slot }, signal),
    order: (number, token, signal) => client.track('order', number, token, signal),
  }
}
