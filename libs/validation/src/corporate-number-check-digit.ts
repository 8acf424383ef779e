const WEIGHTS = [1, 2] as const

/**
 * Returns whether the first of 13 digits is the correct check digit: 9 − (Σ digit × 1, 2, 1, 2 … from the right) mod 9 (Ordinance 70 of
 * 2014). Use it as a warning, not as a rule: sole traders' invoice numbers and demo numbers do not follow it.
 */
export const corporateNumberCheckDigit = (text: string): boolean => {
  const digits = /^T?(\d{13})$/.exec(text)?.[1]
  if (digits === undefined) return false
  const [check = 0, ...others] = Array.from(digits, Number)
  const sum = others.toReversed().reduce((total, digit, place) => total + digit * (WEIGHTS[place % 2] ?? 1), 0)
  return check === 9 - (sum % 9)
}
