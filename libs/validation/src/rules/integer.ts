import { whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires an integer that a double represents exactly, as a number or as plain digits; rejects "1.0", "+1" and "007". */
export const integer = <Value extends MaybeNumber = number>(): Rule<Value> =>
  rule<Value>(
    'integer',
    {},
    whenNumber((value) => (typeof value === 'number' || /^-?(?:0|[1-9]\d*)$/.test(value)) && Number.isSafeInteger(Number(value))),
  )
