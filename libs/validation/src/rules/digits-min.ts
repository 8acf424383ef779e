import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires at least `count` ASCII digits. */
export const digitsMin = <Value extends MaybeText = string>(count: number): Rule<Value> =>
  rule<Value>(
    'digitsMin',
    { count },
    whenText((text) => text.length >= count && !/[^0-9]/.test(text)),
  )
