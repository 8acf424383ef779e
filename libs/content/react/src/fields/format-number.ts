const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** `1,234`. */
export const formatInteger = (value: number): string => grouped.format(value)

/** `¥1,234`. */
export const formatYen = (value: number): string => `¥${grouped.format(value)}`

/** A decimal string with its whole part grouped; never turned into a number, which would lose digits. */
export const formatDecimal = (value: string): string => {
  const [whole = '', fraction] = value.split('.')
  const groupedWhole = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groupedWhole : `${groupedWhole}.${fraction}`
}
