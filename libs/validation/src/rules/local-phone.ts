import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a Japanese phone number with its leading 0 and four digits at the end (the specification, §5). */
export const localPhone = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'localPhone',
    {},
    whenText((text) => /^0\d{1,4}-?\d{1,4}-?\d{4}$/.test(text)),
  )
