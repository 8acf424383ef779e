import { isIP } from 'node:net'

/**
 * Returns the address for limits and logs. Behind `hops` trusted proxies, it is the entry that the outermost of them wrote into
 * X-Forwarded-For. Entries to its left may be forged.
 */
export const clientAddress = (socketAddress: string | undefined, forwardedFor: string | undefined, hops: number): string => {
  const direct = socketAddress ?? '127.0.0.1'
  if (hops === 0) return direct
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const claimed = entries.at(-hops) ?? ''
  return isIP(claimed) === 0 ? direct : claimed
}
