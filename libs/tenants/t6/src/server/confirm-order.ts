import type { Values } from '@captain/content-core'
import { localizedText } from '@captain/locale'
import type { Cart } from './cart.ts'
import { versionsOf } from './documents-in-force.ts'
import { quoteOrder, type Quote } from './quote-order.ts'
import type { ShopContext } from './shop-records.ts'

const NO_TEXT = { ja: null, en: null }

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
      timing: localizedText(tokusho?.paymentTiming ?? NO_TEXT, locale),
      guide: localizedText((quote.bank ?? quote.card)?.guideText ?? NO_TEXT, locale),
      feeBearer: quote.bank?.feeBearer ?? null,
    },
    delivery: {
      deliveryClass: quote.deliveryClass,
      earliest: quote.earliest,
      requested: cart.deliveryDate,
      slot: cart.deliverySlot ?? 'none',
      timing: localizedText(tokusho?.deliveryTiming ?? NO_TEXT, locale),
    },
    cancellation: {
      withdrawal: localizedText(tokusho?.cancelPolicy ?? NO_TEXT, locale),
      returns: localizedText(tokusho?.returnPolicy ?? NO_TEXT, locale),
      defects: localizedText(tokusho?.defectPolicy ?? NO_TEXT, locale),
    },
    applicationPeriod: {
      statement: localizedText(tokusho?.applicationPeriod ?? NO_TEXT, locale),
      until: lines.flatMap(({ saleUntil }) => saleUntil ?? []).toSorted()[0] ?? null,
    },
    agreedVersions: versionsOf(quote.documents),
  }
}
