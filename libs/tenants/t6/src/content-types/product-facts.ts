import { rowsIn, type Price } from '@captain/content-core'
import { asRecord } from '@captain/validation'

/** Public stock levels. */
export const AVAILABILITY = ['inStock', 'fewLeft', 'soldOut'] as const
export type Availability = (typeof AVAILABILITY)[number]

/** Returns the sales state of a product for staff. */
export const SALE_STATES = ['before', 'onSale', 'soldOut', 'ended', 'hidden'] as const
export type SaleState = (typeof SALE_STATES)[number]

type Values = Readonly<Record<string, unknown>>

const TAX_RATES = ['standard', 'reduced', 'exempt'] as const satisfies readonly Price['taxRate'][]

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Returns the rows of the variants; accepts unvalidated input. */
export const variantsOf = ({ hasVariants, variants }: Values): readonly Values[] => (hasVariants === true ? rowsIn(variants) : [])

/** Returns the pieces in stock: the sum of all variants if there are any. */
export const stockTotalOf = (values: Values): number =>
  values['hasVariants'] === true ? variantsOf(values).reduce((total, { stock }) => total + numberOf(stock), 0) : numberOf(values['stock'])

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
  return total <= numberOf(values['stockAlert']) ? 'fewLeft' : 'inStock'
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

export const taxRateOf = (values: Values): Price['taxRate'] | null => {
  const { taxRate } = asRecord(values['price'])
  return TAX_RATES.find((one) => one === taxRate) ?? null
}
