import { hostLabels } from '../network-name.ts'
import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

const MAX_LENGTH = 253

const isDomain = (text: string) => {
  const labels = text.length > MAX_LENGTH ? null : hostLabels(text)
  return labels !== null && labels.length > 1 && /\D/.test(labels.at(-1) ?? '')
}

/** Requires a domain name of at least two labels in ASCII (punycode for others), without a trailing dot. */
export const domain = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('domain', {}, whenText(isDomain))
