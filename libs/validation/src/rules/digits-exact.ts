import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires exactly `count` ASCII digits. */
export const digitsExact = <Value extends MaybeText = string>(count: number): Rule<Value> =>
  rule<Value>(
    'digitsExact',
    { count },
    whenText((text) => text.length === count && !/[^0-9]/.test(text)),
  )
