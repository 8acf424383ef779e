import { decimalText, isAtMost, whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

const MAX = '9999999999999.99'

/** Requires at most 9999999999999.99. */
export const maxDec2 = <Value extends MaybeNumber = string>(): Rule<Value> =>
  rule<Value>(
    'maxDec2',
    { max: MAX },
    whenNumber((value) => {
      if (typeof value === 'number') return Number.isFinite(value) && value <= Number(MAX)
      const text = decimalText(value)
      return text !== null && isAtMost(text, MAX)
    }),
  )
