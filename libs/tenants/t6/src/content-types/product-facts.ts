/** What the public is told of the stock. */
export const AVAILABILITY = ['inStock', 'fewLeft', 'soldOut'] as const
export type Availability = (typeof AVAILABILITY)[number]

/** Where a product is in its life as staff see it. */
export const SALE_STATES = ['before', 'onSale', 'soldOut', 'ended', 'hidden'] as const
export type SaleState = (typeof SALE_STATES)[number]

type Values = Readonly<Record<string, unknown>>
type Variant = { readonly sku: string; readonly stock: number | null }

/** Asked also of what has just been sent, which may be anything. */
export const variantsOf = (values: Values): readonly Variant[] => {
  const { hasVariants, variants } = values
  return hasVariants === true && Array.isArray(variants) ? variants.filter((row) => typeof row === 'object' && row !== null) : []
}

/** Pieces in stock: of all variants where there are any. */
export const stockTotalOf = (values: Values): number =>
  values['hasVariants'] === true
    ? variantsOf(values).reduce((total, { stock }) => total + (stock ?? 0), 0)
    : ((values['stock'] as number | null) ?? 0)

/** Pieces as lists show them; none of a product whose stock nobody counts. */
export const stockShownOf = (values: Values): number | null => (values['stockManaged'] === true ? stockTotalOf(values) : null)

/** What stands beside the pieces in lists: that few or none are left, or that nobody counts them. */
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

/** What the public is told of the stock; the number itself stays in the shop. */
export const availabilityOf = (values: Values): Availability => {
  if (values['stockManaged'] !== true) return 'inStock'
  const total = stockTotalOf(values)
  if (total <= 0) return 'soldOut'
  return total <= ((values['stockAlert'] as number | null) ?? 0) ? 'fewLeft' : 'inStock'
}

/** Whether and why not a product can be bought at an instant. */
export const saleStateOf = (values: Values, now: Date): SaleState => {
  const { saleFrom, saleUntil } = values
  if (values['isPublished'] !== true) return 'hidden'
  if (typeof saleFrom === 'string' && new Date(saleFrom) > now) return 'before'
  if (typeof saleUntil === 'string' && new Date(saleUntil) <= now) return 'ended'
  return availabilityOf(values) === 'soldOut' ? 'soldOut' : 'onSale'
}

/** Every code under which pieces of the product are ordered. */
export const skusOf = (values: Values): readonly string[] => [
  ...new Set([values['sku'], ...variantsOf(values).map(({ sku }) => sku)].filter((sku): sku is string => typeof sku === 'string')),
]

export const taxRateOf = (values: Values): 'standard' | 'reduced' | 'exempt' | null =>
  (values['price'] as { readonly taxRate: 'standard' | 'reduced' | 'exempt' } | null)?.taxRate ?? null
