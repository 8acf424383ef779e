/** Public stock levels. */
export const AVAILABILITY = ['inStock', 'fewLeft', 'soldOut'] as const
export type Availability = (typeof AVAILABILITY)[number]

/** Returns the sales state of a product for staff. */
export const SALE_STATES = ['before', 'onSale', 'soldOut', 'ended', 'hidden'] as const
export type SaleState = (typeof SALE_STATES)[number]

type Values = Readonly<Record<string, unknown>>
type Variant = { readonly sku: string; readonly stock: number | null }

/** Also called with unvalidated input. */
export const variantsOf = (values: Values): readonly Variant[] => {
  const { hasVariants, variants } = values
  return hasVariants === true && Array.isArray(variants) ? variants.filter((row) => typeof row === 'object' && row !== null) : []
}

/** Returns the pieces in stock: the sum of all variants if there are any. */
export const stockTotalOf = (values: Values): number =>
  values['hasVariants'] === true
    ? variantsOf(values).reduce((total, { stock }) => total + (stock ?? 0), 0)
    : ((values['stock'] as number | null) ?? 0)

/** Returns the pieces for lists; none if the product's stock is not counted. */
export const stockShownOf = (values: Values): number | null => (values['stockManaged'] === true ? stockTotalOf(values) : null)

/** Returns the badge of the pieces in lists: few or none left, or stock not counted. */
export const stockWordOf = ({
  stockTotal,
  availability,
}: {
  readonly stockTotal: number | null
  readonly availability: Availability | null
}): Availability | 'uncounted' | null => {
  if (stockTotal === null) return 'uncounted'
  return availability === 'inStock' ? null : availability
}

/** Returns the public stock level; the number itself stays private. */
export const availabilityOf = (values: Values): Availability => {
  if (values['stockManaged'] !== true) return 'inStock'
  const total = stockTotalOf(values)
  if (total <= 0) return 'soldOut'
  return total <= ((values['stockAlert'] as number | null) ?? 0) ? 'fewLeft' : 'inStock'
}

/** Whether a product is for sale at an instant, and the reason if not. */
export const saleStateOf = (values: Values, now: Date): SaleState => {
  const { saleFrom, saleUntil } = values
  if (values['isPublished'] !== true) return 'hidden'
  if (typeof saleFrom === 'string' && new Date(saleFrom) > now) return 'before'
  if (typeof saleUntil === 'string' && new Date(saleUntil) <= now) return 'ended'
  return availabilityOf(values) === 'soldOut' ? 'soldOut' : 'onSale'
}

/** Returns every code under which customers order the product. */
export const skusOf = (values: Values): readonly string[] => [
  ...new Set([values['sku'], ...variantsOf(values).map(({ sku }) => sku)].filter((sku): sku is string => typeof sku === 'string')),
]

export const taxRateOf = (values: Values): 'standard' | 'reduced' | 'exempt' | null =>
  (values['price'] as { readonly taxRate: 'standard' | 'reduced' | 'exempt' } | null)?.taxRate ?? null
