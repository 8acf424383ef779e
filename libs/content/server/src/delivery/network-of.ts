import { fullAddress } from './full-address.ts'

const NETWORK_GROUPS = 4

/** Whom limits count an address for: an IPv4 address for itself, an IPv6 address for its network of 64 bits, all of which one household has. */
export const networkOf = (address: string): string => {
  const full = fullAddress(address)
  return full?.includes(':') === true ? `${full.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64` : (full ?? address)
}
