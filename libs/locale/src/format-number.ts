const MAX_FRACTION_DIGITS = 3

const formats = Array.from(
  { length: MAX_FRACTION_DIGITS + 1 },
  (_, digits) => new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: MAX_FRACTION_DIGITS }),
)

/** Groups digits by thousands, alike in both languages; a decimal string keeps its digits, up to three after the point. */
export const formatNumber = (value: number | `${number}`): string => {
  const written = typeof value === 'string' ? (value.split('.')[1]?.length ?? 0) : 0
  const format = formats[Math.min(written, MAX_FRACTION_DIGITS)] ?? formats[0]
  return format?.format(value) ?? ''
}

/** An amount in whole yen: `¥1,234`. */
export const formatYen = (amount: number): string => `${amount < 0 ? '-' : ''}¥${formatNumber(Math.abs(amount))}`
