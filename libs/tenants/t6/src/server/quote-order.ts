import { DEFAULT_TAX_ROUNDING, type FieldIssue } from '@captain/content-core'
import { dateInTimeZone, addDays } from '@captain/locale'
import { workingDayAfter } from '../days.ts'
import type { Cart } from './cart.ts'
import { documentsInForce, versionsOf, type Documents } from './documents-in-force.ts'
import { pricedLine, wantedLines, wrappingFeeOf, type Percents, type Wanted } from './order-lines.ts'
import { orderIssues } from './order-issues.ts'
import { shippingOf, type DeliveryClass } from './shipping.ts'
import {
  shopSetting,
  type BankSetting,
  type CardSetting,
  type DeliveryRow,
  type DeliverySetting,
  type OrderLine,
  type Product,
  type ShopContext,
} from './shop-records.ts'
import { lockProducts, stockIssues } from './stock.ts'
import { taxBreakdown, type TaxRow } from './tax-breakdown.ts'

/** A computed cart: all values that the order stores and the buyer sees. */
export type Quote = {
  readonly today: string
  readonly products: ReadonlyMap<string, Product>
  readonly wanted: readonly Wanted[]
  readonly lines: readonly OrderLine[]
  readonly amounts: {
    readonly subtotalIncl: number
    readonly shippingFee: number
    readonly wrappingFee: number
    readonly paymentFee: number
    readonly discount: number
    readonly totalIncl: number
    readonly taxBreakdown: readonly TaxRow[]
  }
  readonly deliveryClass: DeliveryClass
  readonly earliest: string
  readonly documents: Documents
  readonly bank: BankSetting | null
  readonly card: CardSetting | null
  /** For a bank transfer: the last day to pay. */
  readonly paymentDueOn: string | null
}

const percentsOn = async (context: ShopContext, day: string): Promise<Percents> => ({
  standard: await context.taxPercent('standard', day),
  reduced: await context.taxPercent('reduced', day),
  exempt: '0.0',
})

/** Returns the first day on which all lines can arrive: the longest preparation, without closed days, plus transport. */
const earliestOf = (today: string, wanted: readonly Wanted[], row: DeliveryRow | null, setting: DeliverySetting | null): string => {
  const closed = new Set((setting?.closedDays ?? []).map(({ date }) => date))
  const lead = Math.max(0, ...wanted.map(({ product }) => product.leadTimeDays))
  return addDays(workingDayAfter(today, lead, closed), row?.leadDays ?? 1)
}

const deliveryIssues = (cart: Cart, earliest: string, setting: DeliverySetting | null): readonly FieldIssue[] => [
  ...(cart.deliveryDate !== null && cart.deliveryDate < earliest ? [orderIssues.tooEarly(earliest)] : []),
  ...(cart.deliverySlot === null || cart.deliverySlot === 'none' || setting?.slots.includes(cart.deliverySlot) === true
    ? []
    : [orderIssues.noSuchSlot()]),
]

const paymentIssues = (setting: BankSetting | CardSetting | null, totalIncl: number): readonly FieldIssue[] => {
  if (setting === null || !setting.isEnabled) return [orderIssues.paymentMethod()]
  const { minAmount, maxAmount } = setting
  return totalIncl < (minAmount ?? 0) || (maxAmount !== null && totalIncl > maxAmount) ? [orderIssues.amountOutside()] : []
}

/** Computes a cart with the current prices, fees and stock; the products stay locked. Throws issues for each line that is unavailable. */
export const quoteOrder = async (cart: Cart, context: ShopContext): Promise<Quote> => {
  const today = dateInTimeZone(context.now)
  const percents = await percentsOn(context, today)
  const products = await lockProducts(
    context,
    cart.lines.map(({ productId }) => productId),
  )
  const { wanted, issues } = wantedLines(cart, products, context.now)
  const lines = wanted.map((one) => pricedLine(one, cart.locale, percents))
  const subtotalIncl = lines.reduce((sum, { lineTotalIncl }) => sum + lineTotalIncl, 0)
  const wrappingFee = wrappingFeeOf(wanted, percents)

  const row = (await context.findAll('delivery')).find(({ prefecture }) => prefecture === cart.shippingAddress.prefecture) ?? null
  const setting = await shopSetting(context, 'delivery-setting')
  const sent = shippingOf(wanted, row, { subtotalIncl, freeShippingFrom: setting?.freeShippingFrom ?? null })
  const shippingFee = sent.shipping?.fee ?? 0
  const earliest = earliestOf(today, wanted, row, setting)

  const fees = { shippingFee, wrappingFee, paymentFee: 0, discount: 0 }
  const totalIncl = subtotalIncl + shippingFee + wrappingFee + fees.paymentFee - fees.discount
  const bank = cart.paymentMethod === 'bank' ? await shopSetting(context, 'payment-bank') : null
  const card = cart.paymentMethod === 'card' ? await shopSetting(context, 'payment-card') : null
  const documents = await documentsInForce(context)

  const found = [
    ...issues,
    ...stockIssues(products, wanted),
    ...sent.issues,
    ...deliveryIssues(cart, earliest, setting),
    ...paymentIssues(bank ?? card, totalIncl),
    ...(Object.values(versionsOf(documents)).includes(null) ? [orderIssues.notOpen()] : []),
  ]
  if (found.length > 0 || sent.shipping === null) context.reject(found)
  const standard = fees.paymentFee + shippingFee + wrappingFee
  const taxed = [
    ...lines.map(({ taxPercent, lineTotalIncl }) => ({ taxPercent, amountIncl: lineTotalIncl })),
    { taxPercent: percents.standard, amountIncl: standard },
  ]
  return {
    today,
    products,
    wanted,
    lines,
    amounts: { subtotalIncl, ...fees, totalIncl, taxBreakdown: taxBreakdown(taxed, fees.discount, DEFAULT_TAX_ROUNDING) },
    deliveryClass: sent.shipping?.deliveryClass ?? 'parcel',
    earliest,
    documents,
    bank,
    card,
    paymentDueOn: bank === null ? null : addDays(today, bank.dueDays),
  }
}
