import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a MAC address of six hexadecimal pairs with one kind of separator, colon or hyphen. */
export const mac = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'mac',
    {},
    whenText((text) => /^[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$/i.test(text)),
  )
