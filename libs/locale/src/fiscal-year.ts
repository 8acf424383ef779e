import { partsOf, type DateLike } from './day.ts'
import type { Locale } from './locale.ts'

const FIRST_MONTH = 4

/** The Japanese fiscal year (年度) that a date is in: from 1 April to 31 March, named after the year it begins in. */
export const fiscalYearOf = (value: DateLike): number => {
  const { year, month } = partsOf(value)
  return month < FIRST_MONTH ? year - 1 : year
}

/** First and last day of a fiscal year: 2026 is `2026-04-01` to `2027-03-31`. */
export const fiscalYearRange = (year: number): { readonly from: string; readonly to: string } => ({
  from: `${year}-04-01`,
  to: `${year + 1}-03-31`,
})

/** `2026年度`, `FY2026`. */
export const formatFiscalYear = (locale: Locale, year: number): string => (locale === 'ja' ? `${year}年度` : `FY${year}`)
