/** Values that a number rule accepts as input: JSON numbers and plain decimal strings. */
export type MaybeNumber = number | string | null | undefined

/** Runs a test on a number or string; null, undefined and '' pass, anything else fails. */
export const whenNumber =
  (test: (value: number | string) => boolean) =>
  (value: unknown): boolean =>
    value === null || value === undefined || value === '' || ((typeof value === 'number' || typeof value === 'string') && test(value))

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** Returns the shortest decimal text of a number, or the string itself; null if it is not a plain decimal such as `-12.5`. */
export const decimalText = (value: number | string): string | null => {
  const text = String(value)
  return DECIMAL.test(text) ? text : null
}

/** Returns the number of digits after the point of a decimal text. */
export const decimalPlaces = (text: string): number => {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

const partsOf = (text: string): { readonly whole: string; readonly fraction: string } => {
  const [integerPart = '', fraction = ''] = text.split('.')
  return { whole: integerPart.replace(/^0+/, ''), fraction }
}

/** Compares decimal texts digit by digit, because doubles cannot distinguish 9999999999999.999 from its neighbours. */
export const isAtMost = (text: string, max: string): boolean => {
  if (text.startsWith('-')) return true
  const value = partsOf(text)
  const limit = partsOf(max)
  if (value.whole.length !== limit.whole.length) return value.whole.length < limit.whole.length
  if (value.whole !== limit.whole) return value.whole < limit.whole
  const places = Math.max(value.fraction.length, limit.fraction.length)
  return value.fraction.padEnd(places, '0') <= limit.fraction.padEnd(places, '0')
}
