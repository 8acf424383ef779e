import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** A corporate number as 13 digits; the check digit is a warning elsewhere, not an error. */
export const corporateNumber = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'corporateNumber',
    {},
    whenText((text) => /^\d{13}$/.test(text)),
  )
