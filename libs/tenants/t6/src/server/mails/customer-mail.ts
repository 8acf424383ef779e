import { dateInTimeZone, formatPublicYen } from '@captain/locale'
import type { Mail, MailPart } from '@captain/mail'
import { inForce } from '@captain/presets-server'
import { type BankSetting, type DeliverySetting, type Order, type Tokusho, shopSetting, type ShopContext } from '../shop-records.ts'
import type { I18n } from '@lingui/core'
import { i18nIn } from '../translator.ts'
import { carrierOf, deliveryParts, orderParts } from './order-parts.ts'
import { paymentParts } from './payment-parts.ts'
import { sellerParts } from './seller-parts.ts'

type Shop = { readonly tokusho: Tokusho | null; readonly bank: BankSetting | null; readonly setting: DeliverySetting | null }

type Facts = Pick<ShopContext, 'findAll' | 'now'>

const readFacts = async ({ findAll, now }: Facts): Promise<Shop> => ({
  tokusho: inForce(await findAll('tokusho'), dateInTimeZone(now)),
  bank: await shopSetting({ findAll }, 'payment-bank'),
  setting: await shopSetting({ findAll }, 'delivery-setting'),
})

/** Cached by the instant, one object per transaction: all orders of a bulk shipment quote the same records. */
const known = new WeakMap<Date, Shop>()

/** Records of the shop that an order's mails quote, read once per transaction. */
export const shopFacts = async (context: Facts): Promise<Shop> => {
  const shop = known.get(context.now) ?? (await readFacts(context))
  known.set(context.now, shop)
  return shop
}

/** Events that send a mail to the buyer. */
export type OrderNews = 'ordered' | 'paid' | 'shipped' | 'paidAndShipped' | 'cancelled' | 'refunded'

const text = (content: string): MailPart => ({ kind: 'text', text: content })

const trackingParts = (order: Order, shop: Shop): readonly MailPart[] => {
  const i18n = i18nIn(order.locale)
  const url = carrierOf(order, shop)?.trackingUrl ?? null
  return url === null || order.trackingNumber === null ? [] : [{ kind: 'link', label: i18n._('配送状況を確認する'), url }]
}

const SUBJECTS: Readonly<Record<OrderNews, (i18n: I18n, number: string) => string>> = {
  ordered: (i18n, number) => i18n._('【箱庭日用品店】ご注文を承りました（{number}）', { number }),
  paid: (i18n, number) => i18n._('【箱庭日用品店】ご入金を確認しました（{number}）', { number }),
  shipped: (i18n, number) => i18n._('【箱庭日用品店】商品を発送しました（{number}）', { number }),
  paidAndShipped: (i18n, number) => i18n._('【箱庭日用品店】ご入金を確認し、商品を発送しました（{number}）', { number }),
  cancelled: (i18n, number) => i18n._('【箱庭日用品店】ご注文を取り消しました（{number}）', { number }),
  refunded: (i18n, number) => i18n._('【箱庭日用品店】返金の手続きをしました（{number}）', { number }),
}

const reasonsIn = (i18n: I18n): Readonly<Record<NonNullable<Order['cancelReason']>, string>> => ({
  customer: i18n._('お客様のご希望により取り消しました。'),
  unpaid: i18n._(
    'お支払期限までにご入金を確認できなかったため、取り消しました。行き違いでお振り込みいただいた場合は、このメールにご返信ください。',
  ),
  stock: i18n._('商品をご用意できなくなったため、取り消しました。ご迷惑をおかけし、申し訳ありません。'),
  fraud: i18n._('ご注文の内容を確認できなかったため、取り消しました。お心当たりのある場合は、このメールにご返信ください。'),
  other: i18n._('当店の都合により取り消しました。ご迷惑をおかけし、申し訳ありません。'),
})

/** After the sentence that says it: where the parcel goes and what it contains. */
const shipmentParts = (order: Order, shop: Shop): readonly MailPart[] => [
  ...deliveryParts(order, shop, order.locale),
  ...trackingParts(order, shop),
  ...orderParts(order, order.locale),
]

const WRITTEN: Readonly<Record<OrderNews, (order: Order, shop: Shop, i18n: I18n) => readonly MailPart[]>> = {
  ordered: (order, shop, i18n) => [
    text(i18n._('このたびはご注文いただき、ありがとうございます。次の内容で承りました。')),
    text(
      order.paymentMethod === 'bank'
        ? i18n._('お支払期限までに、下記の口座へお振り込みください。ご入金を確認してから、発送の準備を始めます。')
        : i18n._('クレジットカードの確認が済みました。発送の準備ができしだい、あらためてご連絡します。'),
    ),
    ...orderParts(order, order.locale),
    ...paymentParts(order, shop, order.locale),
    ...deliveryParts(order, shop, order.locale),
  ],
  paid: (order, shop, i18n) => [
    text(i18n._('ご入金を確認しました。ありがとうございます。これから発送の準備を始めます。')),
    ...orderParts(order, order.locale),
    ...deliveryParts(order, shop, order.locale),
  ],
  shipped: (order, shop, i18n) => [
    text(i18n._('ご注文の商品を発送しました。到着まで、いましばらくお待ちください。')),
    ...shipmentParts(order, shop),
  ],
  paidAndShipped: (order, shop, i18n) => [
    text(i18n._('ご入金を確認しました。ありがとうございます。ご注文の商品を発送しました。到着まで、いましばらくお待ちください。')),
    ...shipmentParts(order, shop),
  ],
  cancelled: (order, _shop, i18n) => [
    text(i18n._('次のご注文を取り消しました。')),
    text(reasonsIn(i18n)[order.cancelReason ?? 'other']),
    text(
      order.paymentStatus === 'refunded'
        ? i18n._('お支払いいただいた金額は、全額を返金します。返金までの日数は、お支払方法によって異なります。')
        : i18n._('お支払いは不要です。'),
    ),
    ...orderParts(order, order.locale),
  ],
  refunded: (order, _shop, i18n) => [
    text(i18n._('商品の返品を確認し、返金の手続きをしました。お手元に届くまでの日数は、お支払方法によって異なります。')),
    { kind: 'facts', rows: [[i18n._('返金額'), formatPublicYen(order.locale, order.refundAmount ?? 0)]] },
    ...orderParts(order, order.locale),
  ],
}

/** Builds the buyer's mail about an order, in the order's language; replies go to the shop. */
export const customerMail = (news: OrderNews, order: Order, shop: Shop): Mail => {
  const i18n = i18nIn(order.locale)
  return {
    to: order.customerEmail,
    locale: order.locale,
    fromName: i18n._('箱庭日用品店'),
    replyTo: shop.tokusho?.email ?? null,
    subject: SUBJECTS[news](i18n, order.orderNumber),
    parts: [
      text(i18n._('{name} 様', { name: order.customerName })),
      ...WRITTEN[news](order, shop, i18n),
      ...sellerParts(shop.tokusho, order.locale),
    ],
  }
}
