import { rule, type Rule } from '../rule.ts'
import { codePointLength } from '../text-length.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** At most so many characters, counted by code points whatever their width. */
export const maxFullWidth = <Value extends MaybeText = string>(max: number): Rule<Value> =>
  rule<Value>(
    'maxFullWidth',
    { max },
    whenText((text) => codePointLength(text, max) <= max),
  )
