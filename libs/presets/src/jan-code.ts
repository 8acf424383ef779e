const DIGITS = /^\d{13}$/

/** Returns whether the last of 13 digits is the correct check digit (GS1: weights 1 and 3 from the left, up to the next ten). */
export const hasJanCheckDigit = (code: string): boolean => {
  if (!DIGITS.test(code)) return false
  const digits = Array.from(code, Number)
  const sum = digits.slice(0, 12).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === digits[12]
}
