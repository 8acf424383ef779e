import { decimalPlaces, decimalText, whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires a plain decimal number with at most 3 places, counted in its text. */
export const decimal3 = <Value extends MaybeNumber = string>(): Rule<Value> =>
  rule<Value>(
    'decimal3',
    {},
    whenNumber((value) => {
      const text = decimalText(value)
      return text !== null && decimalPlaces(text) <= 3
    }),
  )
