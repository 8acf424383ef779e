import { amountWithTax, DEFAULT_TAX_ROUNDING, type FieldIssue } from '@captain/content-core'
import { localizedText, type Locale } from '@captain/locale'
import { saleStateOf } from '../content-types/product-facts.ts'
import type { Cart, CartLine } from './cart.ts'
import { orderIssues } from './order-issues.ts'
import type { OrderLine, Product } from './shop-records.ts'

/** A line of the cart with its product; `sku` is the code whose stock it uses. */
export type Wanted = {
  readonly place: number
  readonly productId: string
  readonly sku: string
  readonly quantity: number
  readonly gift: boolean
  readonly product: Product
}

type Found = { readonly wanted: readonly Wanted[]; readonly issues: readonly FieldIssue[] }

const variantOf = (product: Product, sku: string | null) =>
  sku === null ? product.variants.find(({ isDefault }) => isDefault) : product.variants.find((variant) => variant.sku === sku)

const codeOf = (product: Product, { sku }: CartLine): string | null => {
  if (product.hasVariants) return variantOf(product, sku)?.sku ?? null
  return sku === null || sku === product.sku ? product.sku : null
}

/** A sold-out issue points to the quantity, since a smaller one may be available. */
const isSold = (product: Product, now: Date): boolean => ['onSale', 'soldOut'].includes(saleStateOf(product, now))

/** Resolves the lines of a cart, and the issues of each. */
export const wantedLines = (cart: Cart, products: ReadonlyMap<string, Product>, now: Date): Found => {
  const wanted: Wanted[] = []
  const issues: FieldIssue[] = []
  const ordered = new Map<string, number>()
  for (const [place, line] of cart.lines.entries()) {
    const product = products.get(line.productId)
    if (product === undefined || !isSold(product, now)) {
      issues.push(product?.isPublished === true ? orderIssues.notOnSale(place) : orderIssues.unknownProduct(place))
      continue
    }
    const sku = codeOf(product, line)
    if (sku === null) {
      issues.push(orderIssues.wrongVariant(place))
      continue
    }
    const total = (ordered.get(product.id) ?? 0) + line.quantity
    ordered.set(product.id, total)
    if (product.maxPerOrder !== null && total > product.maxPerOrder) issues.push(orderIssues.tooMany(place, product.maxPerOrder))
    if (line.gift && !product.isGiftable) issues.push(orderIssues.notGiftable(place))
    wanted.push({ place, productId: product.id, sku, quantity: line.quantity, gift: line.gift, product })
  }
  return { wanted, issues }
}

/** Returns the percent of each tax rate on the day of the order, as decimal text. */
export type Percents = Readonly<Record<'standard' | 'reduced' | 'exempt', string>>

/** Returns the line for the stored order: current names, price and tax. */
export const pricedLine = ({ product, sku, quantity, gift, productId }: Wanted, locale: Locale, percents: Percents): OrderLine => {
  const variant = product.hasVariants ? product.variants.find((one) => one.sku === sku) : undefined
  const { taxRate, ...price } = product.price
  const unitPriceIncl = amountWithTax(
    { ...price, amount: price.amount + (variant?.priceDiff ?? 0) },
    percents[taxRate],
    DEFAULT_TAX_ROUNDING,
  )
  return {
    productId,
    sku,
    name: localizedText(product.name, locale),
    variantLabel: variant === undefined ? null : localizedText(variant.label, locale),
    unitPriceIncl,
    taxRate,
    taxPercent: percents[taxRate],
    quantity,
    lineTotalIncl: unitPriceIncl * quantity,
    gift,
  }
}

/** Returns the price of all gift wraps, tax included. */
export const wrappingFeeOf = (wanted: readonly Wanted[], percents: Percents): number =>
  wanted
    .filter(({ gift, product }) => gift && product.giftPrice !== null)
    .reduce(
      (sum, { product: { giftPrice }, quantity }) =>
        giftPrice === null ? sum : sum + amountWithTax(giftPrice, percents[giftPrice.taxRate], DEFAULT_TAX_ROUNDING) * quantity,
      0,
    )
