import { formatNumber } from './format-number.ts'
import type { Locale } from './locale.ts'

/** Formats whole yen for screens and tables: `¥1,234`. */
export const formatYen = (amount: number): string => `${amount < 0 ? '-' : ''}¥${formatNumber(Math.abs(amount))}`

/** Formats whole yen for the public pages: `1,234円`, `¥1,234`. */
export const formatPublicYen = (locale: Locale, amount: number): string =>
  locale === 'ja' ? `${formatNumber(amount)}円` : formatYen(amount)

/**
 * Formats a consumer price with tax: `1,100円(税込)`, or with the price before tax `1,000円(税込1,100円)`.
 *
 * @public Specification: public sites must show prices with tax.
 */
export const formatTaxIncluded = (locale: Locale, amountIncl: number, amountExcl?: number): string => {
  const incl = formatPublicYen(locale, amountIncl)
  if (amountExcl === undefined) return locale === 'ja' ? `${incl}(税込)` : `${incl} (tax included)`
  const excl = formatPublicYen(locale, amountExcl)
  return locale === 'ja' ? `${excl}(税込${incl})` : `${excl} (${incl} with tax)`
}
