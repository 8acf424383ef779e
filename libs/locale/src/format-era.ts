import { partsOf, type DateLike } from './day.ts'
import { eraOf } from './eras.ts'
import { formatLongDate } from './format-date.ts'
import type { Locale } from './locale.ts'

/** Formats the era year of a date: `令和8年`, `令和元年`, `Reiwa 8 (2026)`; the Gregorian year before Meiji. */
export const formatEraYear = (locale: Locale, value: DateLike): string => {
  const found = eraOf(value)
  const { year } = partsOf(value)
  if (found === null) return locale === 'ja' ? `${year}年` : String(year)
  return locale === 'ja' ? `${found.era.ja}${found.year === 1 ? '元' : found.year}年` : `${found.era.en} ${found.year} (${year})`
}

/**
 * Formats a date in its era: `令和8年11月21日`, `21 November 2026 (Reiwa 8)`.
 *
 * @public Specification: an option for the public sites of facilities and construction companies.
 */
export const formatEraDate = (locale: Locale, value: DateLike): string => {
  const { month, day } = partsOf(value)
  if (locale === 'ja') return `${formatEraYear('ja', value)}${month}月${day}日`
  const found = eraOf(value)
  return found === null ? formatLongDate('en', value) : `${formatLongDate('en', value)} (${found.era.en} ${found.year})`
}
