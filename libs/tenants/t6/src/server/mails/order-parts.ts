import { formatDate, formatDateTime, formatPublicYen, type Locale, localizedText } from '@captain/locale'
import type { MailPart } from '@captain/mail'
import type { I18n } from '@lingui/core'
import type { DeliverySetting, Order, Tokusho } from '../shop-records.ts'
import { i18nIn } from '../translator.ts'
import { rowsOf } from './fact-rows.ts'
import { addressLines } from '../../address-lines.ts'

const BRACKETS: Readonly<Record<Locale, (text: string) => string>> = { ja: (text) => `（${text}）`, en: (text) => ` (${text})` }

const lineName = ({ name, variantLabel, quantity, taxRate, gift }: Order['lines'][number], locale: Locale): string => {
  const i18n = i18nIn(locale)
  return [
    name,
    variantLabel === null ? '' : BRACKETS[locale](variantLabel),
    taxRate === 'reduced' ? ' ※' : '',
    ` × ${quantity}`,
    gift ? BRACKETS[locale](i18n._('ギフト包装')) : '',
  ].join('')
}

const percent = (taxPercent: string): string => taxPercent.replace(/\.0$/, '')

/** Lines and prices of the order, tax by rate. */
export const orderParts = (order: Order, locale: Locale): readonly MailPart[] => {
  const i18n = i18nIn(locale)
  const yen = (amount: number) => formatPublicYen(locale, amount)
  const unlessNone = (amount: number) => (amount === 0 ? null : yen(amount))
  return [
    { kind: 'heading', text: i18n._('ご注文の内容') },
    {
      kind: 'facts',
      rows: rowsOf([
        [i18n._('注文番号'), order.orderNumber],
        [i18n._('注文日時'), formatDateTime(order.orderedAt)],
      ]),
    },
    {
      kind: 'facts',
      rows: rowsOf([
        ...order.lines.map((line) => [lineName(line, locale), yen(line.lineTotalIncl)] as const),
        [i18n._('商品小計'), yen(order.subtotalIncl)],
        [i18n._('送料'), yen(order.shippingFee)],
        [i18n._('包装料'), unlessNone(order.wrappingFee)],
        [i18n._('手数料'), unlessNone(order.paymentFee)],
        [i18n._('値引き'), unlessNone(-order.discount)],
        [i18n._('合計（税込）'), yen(order.totalIncl)],
        ...order.taxBreakdown.map(
          ({ taxPercent, taxableIncl, tax }) =>
            [
              i18n._('{percent}%対象', { percent: percent(taxPercent) }),
              i18n._('{taxable}（うち消費税 {tax}）', { taxable: yen(taxableIncl), tax: yen(tax) }),
            ] as const,
        ),
      ]),
    },
    ...(order.lines.some(({ taxRate }) => taxRate === 'reduced')
      ? [{ kind: 'text', text: i18n._('※は軽減税率の対象です。') } as const]
      : []),
  ]
}

const slotsIn = (i18n: I18n): Readonly<Record<Exclude<NonNullable<Order['deliverySlot']>, 'none'>, string>> => ({
  am: i18n._('午前'),
  '14-16': i18n._('14時〜16時'),
  '16-18': i18n._('16時〜18時'),
  '18-20': i18n._('18時〜20時'),
  '19-21': i18n._('19時〜21時'),
})

const wantedOf = ({ deliveryDate, deliverySlot }: Order, locale: Locale): string | null => {
  const i18n = i18nIn(locale)
  if (deliveryDate === null && (deliverySlot === null || deliverySlot === 'none')) return null
  const slot = deliverySlot === null || deliverySlot === 'none' ? i18n._('時間指定なし') : slotsIn(i18n)[deliverySlot]
  return deliveryDate === null ? slot : `${formatDate(deliveryDate)} ${slot}`
}

type Facts = { readonly tokusho: Tokusho | null; readonly setting: DeliverySetting | null }

/** Returns the carrier of an order in the delivery settings; null if it was deleted since. */
export const carrierOf = ({ carrier }: Order, { setting }: Pick<Facts, 'setting'>) =>
  setting?.carriers.find(({ name }) => name.ja === carrier) ?? null

/** Delivery address, method and date. */
export const deliveryParts = (order: Order, facts: Facts, locale: Locale): readonly MailPart[] => {
  const i18n = i18nIn(locale)
  const carrier = carrierOf(order, facts)
  return [
    { kind: 'heading', text: i18n._('お届け') },
    {
      kind: 'facts',
      rows: rowsOf([
        [i18n._('お届け先'), i18n._({ id: 'recipient', message: '{name} 様', values: { name: order.shippingName } })],
        [i18n._('住所'), addressLines(locale, order.shippingAddress).join('\n')],
        [i18n._('電話番号'), order.shippingPhone],
        [i18n._('お届け希望'), wantedOf(order, locale)],
        [i18n._('配送会社'), carrier === null ? order.carrier : localizedText(carrier.name, locale)],
        [i18n._('追跡番号'), order.trackingNumber],
        [i18n._('メッセージカード'), order.giftMessage],
        [i18n._('引渡時期'), order.status === 'shipped' ? null : facts.tokusho && localizedText(facts.tokusho.deliveryTiming, locale)],
      ]),
    },
  ]
}
