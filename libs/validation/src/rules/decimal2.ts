import { decimalPlaces, decimalText, whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires a plain decimal number with at most 2 places, counted in its text. */
export const decimal2 = <Value extends MaybeNumber = string>(): Rule<Value> =>
  rule<Value>(
    'decimal2',
    {},
    whenNumber((value) => {
      const text = decimalText(value)
      return text !== null && decimalPlaces(text) <= 2
    }),
  )
