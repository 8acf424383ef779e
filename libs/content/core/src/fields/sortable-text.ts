const INTEGER_OFFSET = 2n ** 53n
const DECIMAL_OFFSET = 10n ** 18n
const DECIMAL_PLACES = 3

/** Returns a safe integer as 17 digits whose text order is the numeric order. */
export const sortableInteger = (value: number): string => (BigInt(value) + INTEGER_OFFSET).toString().padStart(17, '0')

/** Returns a decimal string (up to 15 whole digits and three places) as 19 digits whose text order is the numeric order. */
export const sortableDecimal = (value: string): string => {
  const negative = value.startsWith('-')
  const [integer = '0', fraction = ''] = value.replace(/^[+-]/, '').split('.')
  const scaled = BigInt(integer + fraction.slice(0, DECIMAL_PLACES).padEnd(DECIMAL_PLACES, '0'))
  return ((negative ? -scaled : scaled) + DECIMAL_OFFSET).toString().padStart(19, '0')
}
