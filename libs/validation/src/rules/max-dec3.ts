import { decimalPlaces, decimalText, isAtMost, whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

const MAX = '9999999999999.999'
/** Largest number at which a double distinguishes thousandths. */
const EXACT_AS_NUMBER = 2 ** 42

const PLACES = 3

/**
 * Requires at most 9999999999999.999, sent as text with at most three written places, trailing zeros included; accepts a JSON number only
 * if it cannot change the value.
 */
export const maxDec3 = <Value extends MaybeNumber = string>(): Rule<Value> =>
  rule<Value>(
    'maxDec3',
    { max: MAX },
    whenNumber((value) => {
      if (typeof value === 'number') return Math.abs(value) < EXACT_AS_NUMBER
      const text = decimalText(value)
      return text !== null && decimalPlaces(text) <= PLACES && isAtMost(text, MAX)
    }),
  )
