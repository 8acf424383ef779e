import type { FieldIssue, ServerValues } from '@captain/content-core'
import type { product as productType } from '../content-types/product.ts'
import { orderIssues } from './order-issues.ts'
import type { Order, Product, ShopContext } from './shop-records.ts'

/** Pieces of a product under one code. */
type Pieces = { readonly sku: string; readonly quantity: number }

/** Returns products by ids, locked in the order of their ids, so that concurrent orders wait instead of deadlocking. */
export const lockProducts = async (context: ShopContext, ids: readonly string[]): Promise<ReadonlyMap<string, Product>> => {
  const found = new Map<string, Product>()
  for (const id of [...new Set(ids)].sort()) {
    const product = await context.findForUpdate('product', id)
    if (product !== null) found.set(id, product)
  }
  return found
}

/** Returns the pieces left under a code. */
const stockOf = (product: Product, sku: string): number =>
  product.hasVariants ? (product.variants.find((variant) => variant.sku === sku)?.stock ?? 0) : product.stock

const moved = (product: Product, pieces: readonly Pieces[], sign: 1 | -1): ServerValues<typeof productType> => {
  const change = (sku: string) => sign * pieces.filter((one) => one.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0)
  return product.hasVariants
    ? { variants: product.variants.map((variant) => ({ ...variant, stock: variant.stock + change(variant.sku) })) }
    : { stock: product.stock + sign * pieces.reduce((sum, { quantity }) => sum + quantity, 0) }
}

type Taken = { readonly productId: string; readonly sku: string; readonly quantity: number }

const move = async (context: ShopContext, products: ReadonlyMap<string, Product>, lines: readonly Taken[], sign: 1 | -1) => {
  for (const [id, product] of products) {
    if (product.stockManaged)
      await context.update(
        'product',
        id,
        moved(
          product,
          lines.filter(({ productId }) => productId === id),
          sign,
        ),
      )
  }
}

/** Subtracts the pieces of an order from the stock of locked products. */
export const takeStock = (context: ShopContext, products: ReadonlyMap<string, Product>, lines: readonly Taken[]): Promise<void> =>
  move(context, products, lines, -1)

/** Returns the pieces of an order to the stock; skips variants that were deleted since. */
export const returnStock = async (
  context: ShopContext,
  lines: readonly Pick<Order['lines'][number], 'productId' | 'sku' | 'quantity'>[],
): Promise<void> => {
  const known = lines.filter((line): line is Taken => line.productId !== null)
  const products = await lockProducts(
    context,
    known.map(({ productId }) => productId),
  )
  await move(context, products, known, 1)
}

type Wanted = Taken & { readonly place: number }

/** Returns lines that exceed the stock, with all lines of the same code added up. */
export const stockIssues = (products: ReadonlyMap<string, Product>, wanted: readonly Wanted[]): readonly FieldIssue[] => {
  const totals = new Map<string, number>()
  return wanted.flatMap(({ productId, sku, quantity, place }) => {
    const product = products.get(productId)
    const key = `${productId}/${sku}`
    const total = (totals.get(key) ?? 0) + quantity
    totals.set(key, total)
    return product === undefined || !product.stockManaged || total <= stockOf(product, sku) ? [] : [orderIssues.outOfStock(place)]
  })
}
