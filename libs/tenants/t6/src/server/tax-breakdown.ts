import type { TaxRounding } from '@captain/content-core'

/** A tax-inclusive amount in yen, and the tax rate in percent as decimal text ("10.0"). */
export type TaxedAmount = { readonly taxPercent: string; readonly amountIncl: number }

export type TaxRow = { readonly taxPercent: string; readonly taxableIncl: number; readonly tax: number }

const ROUND: Readonly<Record<TaxRounding, (dividend: number, divisor: number) => number>> = {
  floor: (dividend, divisor) => Math.floor(dividend / divisor),
  ceil: (dividend, divisor) => Math.ceil(dividend / divisor),
  round: (dividend, divisor) => Math.floor((2 * dividend + divisor) / (2 * divisor)),
}

const permilleOf = (percent: string): number => {
  const [integerPart = '0', fraction = ''] = percent.split('.')
  return Number(integerPart) * 10 + Number(fraction.slice(0, 1) || '0')
}

const grouped = (amounts: readonly TaxedAmount[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { taxPercent, amountIncl } of amounts) sums.set(taxPercent, (sums.get(taxPercent) ?? 0) + amountIncl)
  return sums
}

/** Distributes a discount over amounts in proportion; the rounding remainder is subtracted from the largest. */
const discounted = (sums: ReadonlyMap<string, number>, discount: number): ReadonlyMap<string, number> => {
  const total = [...sums.values()].reduce((sum, one) => sum + one, 0)
  if (discount <= 0 || total <= 0) return sums
  const shares = new Map([...sums].map(([percent, sum]) => [percent, Math.floor((sum * Math.min(discount, total)) / total)]))
  const rest = Math.min(discount, total) - [...shares.values()].reduce((sum, one) => sum + one, 0)
  const [largest = ''] = [...sums].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return new Map([...sums].map(([percent, sum]) => [percent, sum - (shares.get(percent) ?? 0) - (percent === largest ? rest : 0)]))
}

/**
 * Computes the consumption tax within an order by rate, highest first: tax = taxable × r ÷ (100 + r), rounded once per rate (content model,
 * T6.order; qualified invoice rules). The discount is split over the rates in proportion.
 */
export const taxBreakdown = (amounts: readonly TaxedAmount[], discount: number, rounding: TaxRounding): readonly TaxRow[] =>
  [...discounted(grouped(amounts), discount)]
    .filter(([, taxableIncl]) => taxableIncl > 0)
    .map(([taxPercent, taxableIncl]) => {
      const permille = permilleOf(taxPercent)
      return { taxPercent, taxableIncl, tax: ROUND[rounding](taxableIncl * permille, 1000 + permille) }
    })
    .toSorted((one, other) => permilleOf(other.taxPercent) - permilleOf(one.taxPercent))
