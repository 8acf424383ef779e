import { decimalText, isAtMost, whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

const MAX = 2147483647

/** Requires at most 2147483647; the field sets the lower bound. */
export const maxInt32 = <Value extends MaybeNumber = number>(): Rule<Value> =>
  rule<Value>(
    'maxInt32',
    { max: MAX },
    whenNumber((value) => {
      if (typeof value === 'number') return Number.isFinite(value) && value <= MAX
      const text = decimalText(value)
      return text !== null && isAtMost(text, String(MAX))
    }),
  )
