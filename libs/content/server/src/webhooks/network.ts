import { PUBLIC_INTERNET, readLink, type Network } from '@captain/rich-text-server'
import { url } from '@captain/validation'
import { pipe, safeParse, string } from 'valibot'
import { ContentIssues } from '../errors.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1'])

/** The public internet, and this machine beside it where somebody develops a receiver. */
export const webhookNetwork = (allowsLocal: boolean): Network =>
  allowsLocal
    ? {
        isAllowedAddress: (address) => LOOPBACK.has(address) || PUBLIC_INTERNET.isAllowedAddress(address),
        isAllowedPort: () => true,
        resolve: async (hostname, signal) => (hostname === 'localhost' ? [...LOOPBACK] : PUBLIC_INTERNET.resolve(hostname, signal)),
      }
    : PUBLIC_INTERNET

const webAddress = pipe(string(), url())

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || LOOPBACK.has(hostname.replace(/^\[(.*)\]$/, '$1'))

const refuse = (rule: string, params: Readonly<Record<string, unknown>> = {}): never => {
  throw new ContentIssues([{ path: 'url', rule, params }])
}

/** The address that events may be sent to: https, http on this machine where that is allowed. Throws ContentIssues. */
export const checkedAddress = (text: string, allowsLocal: boolean): string => {
  const address = readLink(text, webhookNetwork(allowsLocal))
  if (address === null) return refuse('url')
  if (allowsLocal && isLocal(address)) return address.href
  if (!safeParse(webAddress, address.href).success) return refuse('url')
  return address.protocol === 'https:' ? address.href : refuse('startsWithUrl', { prefix: 'https://' })
}
