import { formatDate, formatDateTime, formatPublicYen, type Locale } from '@captain/locale'
import type { MailPart } from '@captain/mail'
import type { DeliverySetting, Order, Tokusho } from '../shop-records.ts'
import { mailWords } from './mail-words.ts'
import { rowsOf, saidIn } from './said-in.ts'
import { writeAddress } from './write-address.ts'

const BRACKETS: Readonly<Record<Locale, (text: string) => string>> = { ja: (text) => `（${text}）`, en: (text) => ` (${text})` }

const lineName = ({ name, variantLabel, quantity, taxRate, gift }: Order['lines'][number], locale: Locale): string =>
  [
    name,
    variantLabel === null ? '' : BRACKETS[locale](variantLabel),
    taxRate === 'reduced' ? ' ※' : '',
    ` × ${quantity}`,
    gift ? BRACKETS[locale](mailWords[locale].order.gift) : '',
  ].join('')

const percent = (taxPercent: string): string => taxPercent.replace(/\.0$/, '')

/** What was bought and what it costs, tax by rate. */
export const orderParts = (order: Order, locale: Locale): readonly MailPart[] => {
  const words = mailWords[locale].order
  const yen = (amount: number) => formatPublicYen(locale, amount)
  const unlessNone = (amount: number) => (amount === 0 ? null : yen(amount))
  return [
    { kind: 'heading', text: words.heading },
    {
      kind: 'facts',
      rows: rowsOf([
        [words.number, order.orderNumber],
        [words.orderedAt, formatDateTime(order.orderedAt)],
      ]),
    },
    {
      kind: 'facts',
      rows: rowsOf([
        ...order.lines.map((line) => [lineName(line, locale), yen(line.lineTotalIncl)] as const),
        [words.subtotal, yen(order.subtotalIncl)],
        [words.shipping, yen(order.shippingFee)],
        [words.wrapping, unlessNone(order.wrappingFee)],
        [words.fee, unlessNone(order.paymentFee)],
        [words.discount, unlessNone(-order.discount)],
        [words.total, yen(order.totalIncl)],
        ...order.taxBreakdown.map(
          ({ taxPercent, taxableIncl, tax }) => [words.tax(percent(taxPercent)), words.ofWhich(yen(taxableIncl), yen(tax))] as const,
        ),
      ]),
    },
    ...(order.lines.some(({ taxRate }) => taxRate === 'reduced') ? [{ kind: 'text', text: words.reduced } as const] : []),
  ]
}

const wantedOf = ({ deliveryDate, deliverySlot }: Order, locale: Locale): string | null => {
  const words = mailWords[locale].delivery
  if (deliveryDate === null && (deliverySlot === null || deliverySlot === 'none')) return null
  const slot = deliverySlot === null || deliverySlot === 'none' ? words.anyTime : words.slots[deliverySlot]
  return deliveryDate === null ? slot : `${formatDate(deliveryDate)} ${slot}`
}

type Facts = { readonly tokusho: Tokusho | null; readonly setting: DeliverySetting | null }

/** The carrier of an order as the delivery settings know it; null for one that has left them since. */
export const carrierOf = ({ carrier }: Order, { setting }: Pick<Facts, 'setting'>) =>
  setting?.carriers.find(({ name }) => name.ja === carrier) ?? null

/** Where it goes, how and when. */
export const deliveryParts = (order: Order, facts: Facts, locale: Locale): readonly MailPart[] => {
  const words = mailWords[locale].delivery
  return [
    { kind: 'heading', text: words.heading },
    {
      kind: 'facts',
      rows: rowsOf([
        [words.name, words.recipient(order.shippingName)],
        [words.address, writeAddress(locale, order.shippingAddress)],
        [words.phone, order.shippingPhone],
        [words.wanted, wantedOf(order, locale)],
        [words.carrier, saidIn(locale, carrierOf(order, facts)?.name) ?? order.carrier],
        [words.tracking, order.trackingNumber],
        [words.message, order.giftMessage],
        [words.timing, order.status === 'shipped' ? null : saidIn(locale, facts.tokusho?.deliveryTiming)],
      ]),
    },
  ]
}
