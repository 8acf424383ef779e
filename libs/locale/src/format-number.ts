const grouped = new Intl.NumberFormat('en', { signDisplay: 'negative' })

/** A decimal as text keeps every digit, which a float could not. Takes linear time, as a text may be of any length. */
const groupText = (value: string): string => {
  const [, sign = '', digits = '', fraction = ''] = /^(-?)(\d+)(.*)$/.exec(value) ?? []
  const first = digits.length % 3
  const groups = [...(first === 0 ? [] : [digits.slice(0, first)]), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  const isZero = !/[1-9]/.test(value)
  return `${isZero ? '' : sign}${groups.join(',')}${fraction}`
}

/** Groups digits by thousands, alike in both languages; a number is rounded to three decimals, a decimal string keeps all its digits; nothing is below zero that shows as zero. */
export const formatNumber = (value: number | bigint | `${number}`): string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? groupText(value) : grouped.format(value)
