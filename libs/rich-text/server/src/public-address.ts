import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Addresses in public ranges that answer inside a cloud only: Azure's host agent. */
const INSIDE_CLOUDS = new Set(['168.63.129.16'])

const [GLOBAL_UNICAST, PREFIX] = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address, as a resolver or a normalised URL spells it, belongs to the public internet. IPv6 that carries
 * an IPv4 address in whatever way (mapped, compatible, 6to4, NAT64, Teredo) does not, and neither does one with a zone.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_UNICAST, PREFIX) : !INSIDE_CLOUDS.has(parsed.toString())
}
