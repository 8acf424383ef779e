import { civilDate, formatPublicYen } from '@captain/locale'
import type { Mail, MailPart } from '@captain/mail'
import { inForce } from '@captain/presets-server'
import { shopSetting, type BankSetting, type DeliverySetting, type Order, type ShopContext, type Tokusho } from '../shop-records.ts'
import { mailWords } from './mail-words.ts'
import { carrierOf, deliveryParts, orderParts } from './order-parts.ts'
import { paymentParts } from './payment-parts.ts'
import { sellerParts } from './seller-parts.ts'

type Shop = { readonly tokusho: Tokusho | null; readonly bank: BankSetting | null; readonly setting: DeliverySetting | null }

type Facts = Pick<ShopContext, 'all' | 'now'>

const readFacts = async ({ all, now }: Facts): Promise<Shop> => ({
  tokusho: inForce(await all('tokusho'), civilDate(now)),
  bank: await shopSetting({ all }, 'payment-bank'),
  setting: await shopSetting({ all }, 'delivery-setting'),
})

/** By the moment, which is one object a transaction: many orders that are shipped at once quote the same. */
const known = new WeakMap<Date, Shop>()

/** What the mails of an order quote of the shop's own records, read once a transaction. */
export const shopFacts = async (context: Facts): Promise<Shop> => {
  const shop = known.get(context.now) ?? (await readFacts(context))
  known.set(context.now, shop)
  return shop
}

/** Of what an order's mails tell. */
export type OrderNews = 'ordered' | 'paid' | 'shipped' | 'cancelled' | 'refunded'

const text = (said: string): MailPart => ({ kind: 'text', text: said })

const trackingParts = (order: Order, shop: Shop): readonly MailPart[] => {
  const url = carrierOf(order, shop)?.trackingUrl ?? null
  return url === null || order.trackingNumber === null ? [] : [{ kind: 'link', label: mailWords[order.locale].shipped.track, url }]
}

const WRITTEN: Readonly<Record<OrderNews, (order: Order, shop: Shop) => readonly MailPart[]>> = {
  ordered: (order, shop) => {
    const { ordered } = mailWords[order.locale]
    return [
      text(ordered.lead),
      text(order.paymentMethod === 'bank' ? ordered.bank : ordered.card),
      ...orderParts(order, order.locale),
      ...paymentParts(order, shop, order.locale),
      ...deliveryParts(order, shop, order.locale),
    ]
  },
  paid: (order, shop) => [
    text(mailWords[order.locale].paid.lead),
    ...orderParts(order, order.locale),
    ...deliveryParts(order, shop, order.locale),
  ],
  shipped: (order, shop) => [
    text(mailWords[order.locale].shipped.lead),
    ...deliveryParts(order, shop, order.locale),
    ...trackingParts(order, shop),
    ...orderParts(order, order.locale),
  ],
  cancelled: (order) => {
    const { lead, reasons, notPaid, returned } = mailWords[order.locale].cancelled
    return [
      text(lead),
      text(reasons[order.cancelReason ?? 'other']),
      text(order.paymentStatus === 'refunded' ? returned : notPaid),
      ...orderParts(order, order.locale),
    ]
  },
  refunded: (order) => {
    const { lead, amount } = mailWords[order.locale].refunded
    return [
      text(lead),
      { kind: 'facts', rows: [[amount, formatPublicYen(order.locale, order.refundAmount ?? 0)]] },
      ...orderParts(order, order.locale),
    ]
  },
}

/** What the buyer reads of an order, in the language of the order; answers go to the shop. */
export const customerMail = (news: OrderNews, order: Order, shop: Shop): Mail => {
  const words = mailWords[order.locale]
  return {
    to: order.customerEmail,
    locale: order.locale,
    fromName: words.shop,
    replyTo: shop.tokusho?.email ?? null,
    subject: words[news].subject(order.orderNumber),
    parts: [text(words.to(order.customerName)), ...WRITTEN[news](order, shop), ...sellerParts(shop.tokusho, order.locale)],
  }
}
