import type { StatusOf, UncheckedValues } from '@captain/content-core'
import { addDays } from '@captain/locale'
import type { order } from '../content-types/order.ts'
import { anonymizeOpenOrderOn } from '../retention.ts'
import { tenant } from '../tenant.ts'
import type { Cart } from './cart.ts'
import { authoriseDemo } from './demo-gateway.ts'
import { versionsOf } from './documents-in-force.ts'
import { orderIssues } from './order-issues.ts'
import { newOrderToken } from './order-token.ts'
import { quoteOrder, type Quote } from './quote-order.ts'
import type { ShopContext } from './shop-records.ts'
import { takeStock } from './stock.ts'
import { localized } from './translator.ts'

const NUMBER_DIGITS = 5
/** Days after the payment due date until an unpaid order is cancelled. */
const GRACE_DAYS = 3

/** Actor of the first history entry; the name itself is in a field that can be masked. */
const BUYER = localized((i18n) => i18n._('お客様'))

type Payment = { readonly status: StatusOf<typeof order>; readonly values: UncheckedValues<typeof order> }

const byBank = ({ bank, paymentDueOn }: Quote): Payment => ({
  status: 'pendingPayment',
  values: {
    paymentStatus: 'unpaid',
    paymentDueOn,
    autoOn: bank?.autoCancel === true && paymentDueOn !== null ? addDays(paymentDueOn, GRACE_DAYS + 1) : null,
  },
})

const byCard = (cart: Cart, { card }: Quote, context: ShopContext): Payment => {
  const authorised = authoriseDemo(cart.cardToken ?? '')
  if (!authorised.isAuthorised) return context.reject([orderIssues.declined()])
  const isCaptured = card?.captureTiming === 'onOrder'
  return {
    status: 'paid',
    values: {
      paymentStatus: isCaptured ? 'paid' : 'authorized',
      paidAt: isCaptured ? context.now.toISOString() : null,
      paymentReference: authorised.reference,
    },
  }
}

/** The shop's prefix, the day and a number within it: `HK261121-00017`. */
const orderNumber = async (context: ShopContext, today: string): Promise<string> => {
  const day = today.replaceAll('-', '').slice(2)
  const number = await context.nextNumber(`order/${day}`)
  return `${tenant.abbreviation}${day}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}

/** Creates an order from a checkout request with current prices and fees, and reduces the stock; all or nothing. */
export const receiveOrder = async (cart: Cart, context: ShopContext) => {
  if (!cart.agreedTerms) context.reject([orderIssues.notAgreed()])
  const quote = await quoteOrder(cart, context)
  const payment = cart.paymentMethod === 'bank' ? byBank(quote) : byCard(cart, quote, context)
  await takeStock(context, quote.products, quote.wanted)
  const { cardToken: _token, lines: _lines, ...cartValues } = cart
  const at = context.now.toISOString()
  return {
    status: payment.status,
    values: {
      ...cartValues,
      ...quote.amounts,
      ...payment.values,
      lines: quote.lines,
      deliveryClass: quote.deliveryClass,
      deliverySlot: cart.deliverySlot ?? 'none',
      orderedAt: at,
      anonymiseOn: anonymizeOpenOrderOn(quote.today),
      agreedVersions: versionsOf(quote.documents),
      history: [{ at, from: null, to: payment.status, by: BUYER[cart.locale], note: null }],
      accessToken: newOrderToken(),
      // Last step: the number sequence stays locked until the end of the transaction.
      orderNumber: await orderNumber(context, quote.today),
    },
  }
}
