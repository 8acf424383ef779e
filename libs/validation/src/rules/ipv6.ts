import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires an IPv6 address in full form: eight groups of 1-4 hexadecimal digits, without `::`, zone or embedded IPv4. */
export const ipv6 = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'ipv6',
    {},
    whenText((text) => /^(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$/i.test(text)),
  )
