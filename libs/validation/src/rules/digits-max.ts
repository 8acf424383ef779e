import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires at most `count` ASCII digits. */
export const digitsMax = <Value extends MaybeText = string>(count: number): Rule<Value> =>
  rule<Value>(
    'digitsMax',
    { count },
    whenText((text) => text.length <= count && !/[^0-9]/.test(text)),
  )
