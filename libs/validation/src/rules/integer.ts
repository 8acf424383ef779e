import { whenNumber, type MaybeNumber } from '../decimal-text.ts'
import { rule, type Rule } from '../rule.ts'

/** A whole number that a double holds exactly, as a number or as plain digits; "1.0" and "+1" are refused. */
export const integer = <Value extends MaybeNumber = number>(): Rule<Value> =>
  rule<Value>(
    'integer',
    {},
    whenNumber((value) => (typeof value === 'number' || /^-?\d+$/.test(value)) && Number.isSafeInteger(Number(value))),
  )
