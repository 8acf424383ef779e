import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Addresses in public ranges that respond only inside a cloud: Azure's host agent. */
const INSIDE_CLOUDS = new Set(['168.63.129.16'])

const [GLOBAL_UNICAST, PREFIX] = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a normalised IP address belongs to the public internet. False for IPv6 that embeds an IPv4 address (mapped, compatible, 6to4,
 * NAT64, Teredo), and for addresses with a zone.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_UNICAST, PREFIX) : !INSIDE_CLOUDS.has(parsed.toString())
}
