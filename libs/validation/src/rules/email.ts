import { hostLabels } from '../network-name.ts'
import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i
const MAX_LENGTH = 254

const isEmail = (text: string) => {
  if (text.length > MAX_LENGTH) return false
  const at = text.indexOf('@')
  const labels = hostLabels(text.slice(at + 1))
  return at > 0 && LOCAL.test(text.slice(0, at)) && labels !== null && labels.length > 1
}

/**
 * Requires an e-mail address as HTML defines it, with a dot in its domain, at most 254 characters and 64 before the @. Trailing or double
 * dots in the local part pass, because old addresses of Japanese carriers have them.
 */
export const email = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('email', {}, whenText(isEmail))
