import type { Values } from '@captain/content-core'
import { shopSetting, type DeliverySetting, type ShopContext } from './shop-records.ts'

/** Fields of the order for the buyer; internal notes are omitted. */
const SHOWN = [
  'orderNumber',
  'orderedAt',
  'status',
  'paymentStatus',
  'paymentMethod',
  'paymentDueOn',
  'paidAt',
  'lines',
  'subtotalIncl',
  'shippingFee',
  'wrappingFee',
  'paymentFee',
  'discount',
  'taxBreakdown',
  'totalIncl',
  'shippingName',
  'shippingAddress',
  'deliveryDate',
  'deliverySlot',
  'carrier',
  'trackingNumber',
  'shippedAt',
  'deliveredAt',
  'cancelledAt',
  'refundAmount',
] as const

const trackingUrl = (setting: DeliverySetting | null, carrier: string | null): string | null =>
  setting?.carriers.find(({ name }) => name.ja === carrier)?.trackingUrl ?? null

/** Returns the order of a number for the owner of its token; null for all others. */
export const trackOrder = async (
  { key, token }: { readonly key: string; readonly token: string },
  context: ShopContext,
): Promise<Values | null> => {
  if (!/^[A-Z]{2}\d{6}-\d{5,}$/.test(key)) return null
  const found = await context.findMany('order', { orderNumber: key })
  const order = found.find((one) => one.orderNumber === key && one.accessToken === token)
  if (order === undefined) return null
  return {
    ...Object.fromEntries(SHOWN.map((name) => [name, order[name]])),
    trackingUrl: trackingUrl(await shopSetting(context, 'delivery-setting'), order.carrier),
  }
}
