import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a half-width @ at the start. */
export const startsWithAt = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'startsWithAt',
    {},
    whenText((text) => text.startsWith('@')),
  )
