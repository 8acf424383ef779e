import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'
import { parseWebAddress } from '../web-address.ts'

const MAX_LENGTH = 2048

const isUrl = (text: string) => {
  if (text.length > MAX_LENGTH) return false
  const host = parseWebAddress(text)?.hostname
  return host !== undefined && (host.startsWith('[') || host.slice(0, -1).includes('.'))
}

/**
 * Requires an absolute `http` or `https` URL of a host with a dot or an IP address, at most 2048 characters. Does not check whether it is
 * safe to fetch.
 */
export const url = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('url', {}, whenText(isUrl))
