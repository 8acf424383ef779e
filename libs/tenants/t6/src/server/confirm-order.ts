import type { Values } from '@captain/content-core'
import type { Cart } from './cart.ts'
import { versionsOf } from './documents-in-force.ts'
import { quoteOrder, type Quote } from './quote-order.ts'
import type { ShopContext } from './shop-records.ts'

type Sides = { readonly ja: string | null; readonly en: string | null }

const textIn = (locale: string, { ja, en }: Sides = { ja: null, en: null }): string | null => (locale === 'en' ? (en ?? ja) : ja)

const linesOf = ({ lines, wanted }: Quote) =>
  lines.map((line, place) => ({
    ...line,
    isReturnable: wanted[place]?.product.isReturnable ?? true,
    saleUntil: wanted[place]?.product.saleUntil ?? null,
  }))

/**
 * The six items of a final confirmation (Act on Specified Commercial Transactions, art. 12-6): 分量, 価格, 支払の時期・方法, 引渡時期, 撤回・解除, 申込期間. Stores
 * and reserves nothing.
 */
export const confirmOrder = async (cart: Cart, context: ShopContext): Promise<Values> => {
  const quote = await quoteOrder(cart, context)
  const { locale } = cart
  const { tokusho } = quote.documents
  const lines = linesOf(quote)
  return {
    quantity: { lines, itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    price: quote.amounts,
    payment: {
      method: cart.paymentMethod,
      dueOn: quote.paymentDueOn,
      timing: textIn(locale, tokusho?.paymentTiming),
      guide: textIn(locale, (quote.bank ?? quote.card)?.guideText),
      feeBearer: quote.bank?.feeBearer ?? null,
    },
    delivery: {
      deliveryClass: quote.deliveryClass,
      earliest: quote.earliest,
      requested: cart.deliveryDate,
      slot: cart.deliverySlot ?? 'none',
      timing: textIn(locale, tokusho?.deliveryTiming),
    },
    cancellation: {
      withdrawal: textIn(locale, tokusho?.cancelPolicy),
      returns: textIn(locale, tokusho?.returnPolicy),
      defects: textIn(locale, tokusho?.defectPolicy),
    },
    applicationPeriod: {
      statement: textIn(locale, tokusho?.applicationPeriod),
      until: lines.flatMap(({ saleUntil }) => saleUntil ?? []).toSorted()[0] ?? null,
    },
    agreedVersions: versionsOf(quote.documents),
  }
}
