import type { ListedRecordOf, RecordOf, UpdateInput } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { product } from '../../content-types/product.ts'
import { StockRefused } from '../../errors.ts'

/** A product as returned by the staff API. */
export type Product = RecordOf<typeof product>

/** A product as its list returns it, without its variants. */
export type ListedProduct = ListedRecordOf<typeof product>

/** Pieces of one code; `label` is null for a product without variants. */
export type StockLine = { readonly sku: string; readonly label: string | null; readonly count: number }

/** Difference in pieces, by code. */
export type Differences = ReadonlyMap<string, number>

/** Returns the counted units of a product: each variant, or the product itself. */
export const stockLines = (product: Product, locale: Locale): readonly StockLine[] =>
  product.hasVariants
    ? product.variants.map(({ sku, label, stock }) => ({ sku, label: label[locale] ?? label.ja ?? sku, count: stock }))
    : [{ sku: product.sku, label: null, count: product.stock }]

/** Applies the differences to a product's current stock; throws StockRefused below 0. */
export const movedStock = (product: Product, by: Differences): UpdateInput<typeof product> => {
  const currentStock = new Map(stockLines(product, 'ja').map(({ sku, count }) => [sku, count]))
  const refused = [...by].filter(([sku, change]) => (currentStock.get(sku) ?? -change - 1) + change < 0)
  if (refused.length > 0) throw new StockRefused(new Map(refused.map(([sku]) => [sku, currentStock.get(sku) ?? null])))
  return product.hasVariants
    ? { variants: product.variants.map((variant) => ({ ...variant, stock: variant.stock + (by.get(variant.sku) ?? 0) })) }
    : { stock: product.stock + (by.get(product.sku) ?? 0) }
}
