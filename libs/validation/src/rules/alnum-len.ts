import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires ASCII letters and digits of exactly this length. */
export const alnumLen = <Value extends MaybeText = string>(length: number): Rule<Value> =>
  rule<Value>(
    'alnumLen',
    { length },
    whenText((text) => text.length === length && !/[^A-Za-z0-9]/.test(text)),
  )
