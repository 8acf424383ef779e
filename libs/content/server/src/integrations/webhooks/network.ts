import { isIP } from 'node:net'
import { PUBLIC_INTERNET, readLink, type Network } from '@captain/rich-text-server'
import { url } from '@captain/validation'
import { pipe, safeParse, string } from 'valibot'
import { ContentIssues } from '../../errors.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1'])

/** The public internet, plus this machine while someone develops a receiver. */
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

const RESOLVE_MS = 2000

/** Returns all addresses of a host; none if the name does not resolve now. */
const addressesOf = async (address: URL, network: Network): Promise<readonly string[]> => {
  const hostname = address.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(hostname) === 0 ? network.resolve(hostname, AbortSignal.timeout(RESOLVE_MS)).catch(() => []) : [hostname]
}

/**
 * Checks the address that events are sent to: https on the public internet; http or https on this machine if allowed. Refuses
 * what sending would refuse, except names that have no address yet. Throws ContentIssues.
 */
export const checkedAddress = async (text: string, allowsLocal: boolean, network = webhookNetwork(allowsLocal)): Promise<string> => {
  const address = readLink(text, network)
  if (address === null) return refuse('url')
  if (allowsLocal && isLocal(address)) return address.href
  if (!safeParse(webAddress, address.href).success) return refuse('url')
  if (address.protocol !== 'https:') return refuse('startsWithUrl', { prefix: 'https://' })
  const addresses = await addressesOf(address, network)
  return addresses.every(network.isAllowedAddress) ? address.href : refuse('publicHost')
}
