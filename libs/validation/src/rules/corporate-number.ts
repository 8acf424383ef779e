import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a corporate number of 13 digits; the check digit is a separate warning, not an error. */
export const corporateNumber = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'corporateNumber',
    {},
    whenText((text) => /^\d{13}$/.test(text)),
  )
