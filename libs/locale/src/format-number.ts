const grouped = new Intl.NumberFormat('en', { signDisplay: 'negative' })

/** Groups a decimal text and keeps every digit, which a float could not. Runs in linear time, because a text may have any length. */
const groupText = (value: string): string => {
  const [, sign = '', digits = '', fraction = ''] = /^(-?)(\d+)(.*)$/.exec(value) ?? []
  const first = digits.length % 3
  const groups = [...(first === 0 ? [] : [digits.slice(0, first)]), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  const isZero = !/[1-9]/.test(value)
  return `${isZero ? '' : sign}${groups.join(',')}${fraction}`
}

/** Returns whether a text is a decimal number as records store it: `1200`, `-0.5`. */
export const isNumberText = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/**
 * Groups digits by thousands in both languages. Rounds numbers to three decimals; keeps all digits of decimal strings. A value that shows
 * as zero has no sign.
 */
export const formatNumber = (value: number | bigint | `${number}`): string =>
  typeof value === 'string' && isNumberText(value) ? groupText(value) : grouped.format(value)
