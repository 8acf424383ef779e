import { LRUCache } from 'lru-cache'
import { PUBLIC_API } from './page-sources.ts'

/** Returns the cache key of a URL; null if its response is not cached. */
export type AddressOf = (address: string) => string | null

const MAX_LENGTH = 2000

/** Returns cache keys. API URLs have few variants, because the API rejects unknown parameters; page URLs are normalised. */
export const cacheKey = (pageAddress: AddressOf): AddressOf => {
  const known = new LRUCache<string, string>({ max: 2000 })
  const remembered = (address: string): string | null => {
    const before = known.get(address)
    if (before !== undefined) return before
    const found = pageAddress(address)
    if (found !== null) known.set(address, found)
    return found
  }
  return (address) => {
    if (address.length > MAX_LENGTH) return null
    // A PIN is for one reader, whether or not it is correct.
    if (address.startsWith(PUBLIC_API)) return /[?&]pin=/.test(address) ? null : address
    return remembered(address)
  }
}
