/** Rounding of fractions of a yen; a setting of the tenant. */
export type TaxRounding = 'floor' | 'round' | 'ceil'

/** Default rounding of a tenant, customary in shops. */
export const DEFAULT_TAX_ROUNDING: TaxRounding = 'floor'

type Taxable = { readonly amount: number; readonly taxMode: 'included' | 'excluded' }

/** Returns the amount in yen that a consumer pays. `percent` is a decimal string such as "10.0", which the caller looks up by date. */
export const amountWithTax = (price: Taxable, percent: string, rounding: TaxRounding): number => {
  if (price.taxMode === 'included') return price.amount
  const [integer = '0', fraction = ''] = percent.split('.')
  const permille = Number(integer) * 10 + Number(fraction.slice(0, 1) || '0')
  const thousandfold = price.amount * (1000 + permille)
  if (rounding === 'floor') return Math.floor(thousandfold / 1000)
  if (rounding === 'ceil') return Math.ceil(thousandfold / 1000)
  return Math.floor((thousandfold + 500) / 1000)
}
