import { expandIpAddress } from './expand-ip-address.ts'

const NETWORK_GROUPS = 4

/** Returns the network that limits count: an IPv4 address itself, or the 64-bit network of an IPv6 address, which one household shares. */
export const networkOf = (address: string): string => {
  const full = expandIpAddress(address)
  return full?.includes(':') === true ? `${full.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64` : (full ?? address)
}
