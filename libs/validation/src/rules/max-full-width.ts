import { rule, type Rule } from '../rule.ts'
import { codePointLength } from '../text-length.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires at most `max` characters, counted in code points regardless of width. */
export const maxFullWidth = <Value extends MaybeText = string>(max: number): Rule<Value> =>
  rule<Value>(
    'maxFullWidth',
    { max },
    whenText((text) => codePointLength(text, max) <= max),
  )
