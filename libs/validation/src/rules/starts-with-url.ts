import { wrongUrlPrefix } from '../errors.ts'
import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'
import { parseWebAddress } from '../web-address.ts'

/** Requires a URL below a given one: the same prefix, and the same origin and path after parsing. */
export const startsWithUrl = <Value extends MaybeText = string>(prefix: string): Rule<Value> => {
  const start = parseWebAddress(prefix)
  if (start === null) throw wrongUrlPrefix(prefix)
  // With a prefix comparison only, https://x.com would match x.com.evil.example, and /maps/ would match /maps/../elsewhere.
  const isBelow = (text: string) => {
    if (!text.startsWith(prefix)) return false
    const address = parseWebAddress(text)
    return address !== null && address.origin === start.origin && address.pathname.startsWith(start.pathname)
  }
  return rule<Value>('startsWithUrl', { prefix }, whenText(isBelow))
}
