import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a Japanese postal code, `123-4567` or `1234567`; does not check whether it exists. */
export const postalCode = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'postalCode',
    {},
    whenText((text) => /^\d{3}-?\d{4}$/.test(text)),
  )
