import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ADDRESS = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`)

/** Requires an IPv4 address in dotted decimal without leading zeros; private ones pass. */
export const ipv4 = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'ipv4',
    {},
    whenText((text) => ADDRESS.test(text)),
  )
