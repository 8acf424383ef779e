import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a qualified invoice issuer number: T and 13 digits. */
export const invoiceNumber = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'invoiceNumber',
    {},
    whenText((text) => /^T\d{13}$/.test(text)),
  )
