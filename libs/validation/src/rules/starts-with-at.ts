import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Starts with the half-width @. */
export const startsWithAt = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'startsWithAt',
    {},
    whenText((text) => text.startsWith('@')),
  )
