import { wrongUrlPrefix } from '../errors.ts'
import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'
import { parseWebAddress } from '../web-address.ts'

/** An address below a given one: the same letters first, and the same origin and path once parsed. */
export const startsWithUrl = <Value extends MaybeText = string>(prefix: string): Rule<Value> => {
  const start = parseWebAddress(prefix)
  if (start === null) throw wrongUrlPrefix(prefix)
  // Letters alone would let https://x.com reach x.com.evil.example, and /maps/ reach /maps/../elsewhere.
  const isBelow = (text: string) => {
    if (!text.startsWith(prefix)) return false
    const address = parseWebAddress(text)
    return address !== null && address.origin === start.origin && address.pathname.startsWith(start.pathname)
  }
  return rule<Value>('startsWithUrl', { prefix }, whenText(isBelow))
}
