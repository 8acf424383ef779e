import { decimalPlaces, decimalText, whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires a plain decimal number with at most 1 place, counted in its text. */
export const decimal1 = <Value extends MaybeNumber = string>(): Rule<Value> =>
  rule<Value>(
    'decimal1',
    {},
    whenNumber((value) => {
      const text = decimalText(value)
      return text !== null && decimalPlaces(text) <= 1
    }),
  )
