import type { PublicState } from '@captain/platform-server'
import type { CachedResponse } from './cached-response.ts'
import type { ResponseCache } from './response-cache.ts'

/** Creates a response; null if only the app can respond. */
type Make = () => Promise<CachedResponse | null>

/** Creates the response of an address, once for all requests at the same time. */
export type MakeOnce = (address: string, make: Make) => Promise<CachedResponse | null>

type Options = { readonly cache: ResponseCache; readonly state: Pick<PublicState, 'isUntouched'> }

/** Returns a `MakeOnce`. A creation that fails counts as one for the app, which reports what is wrong in the reader's language. */
export const createMakeOnce = ({ cache, state }: Options): MakeOnce => {
  const making = new Map<string, Promise<CachedResponse | null>>()

  const start = (address: string, make: Make): Promise<CachedResponse | null> => {
    const made = make()
      .catch(() => null)
      .finally(() => making.delete(address))
    making.set(address, made)
    return made
  }

  /** What was begun before a change is not for those who ask after it; what is begun after they have asked is. */
  const join = async (address: string, make: Make, earlier: Promise<CachedResponse | null>): Promise<CachedResponse | null> => {
    const made = await earlier
    if (made === null || state.isUntouched(made.dependencies)) return made
    return cache.find(address) ?? making.get(address) ?? start(address, make)
  }

  return (address, make) => {
    const earlier = making.get(address)
    return earlier === undefined ? start(address, make) : join(address, make, earlier)
  }
}
