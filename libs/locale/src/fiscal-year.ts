import { partsOf, type DateLike } from './day.ts'

const FIRST_MONTH = 4

/** Returns the Japanese fiscal year (年度) of a date: from 1 April to 31 March, named after the year in which it begins. */
export const fiscalYearOf = (value: DateLike): number => {
  const { year, month } = partsOf(value)
  return month < FIRST_MONTH ? year - 1 : year
}

/** Returns the first and last day of a fiscal year: 2026 is `2026-04-01` to `2027-03-31`. */
export const fiscalYearRange = (year: number): { readonly from: string; readonly to: string } => ({
  from: `${year}-04-01`,
  to: `${year + 1}-03-31`,
})
