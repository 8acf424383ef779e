import { LRUCache } from 'lru-cache'
import { PUBLIC_API } from './sources.ts'

/** The one form of an address under which its answer is kept; null where none is. */
export type AddressOf = (address: string) => string | null

const LONGEST = 2000

/** Addresses of the API are written in few ways, since it refuses what it does not know; those of pages are brought into one form. */
export const answerAddress = (pageAddress: AddressOf): AddressOf => {
  const known = new LRUCache<string, string>({ max: 2000 })
  const remembered = (address: string): string | null => {
    const before = known.get(address)
    if (before !== undefined) return before
    const found = pageAddress(address)
    if (found !== null) known.set(address, found)
    return found
  }
  return (address) => {
    if (address.length > LONGEST) return null
    // A PIN is for one reader, whether or not it is right.
    if (address.startsWith(PUBLIC_API)) return /[?&]pin=/.test(address) ? null : address
    return remembered(address)
  }
}
