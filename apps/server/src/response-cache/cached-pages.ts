import { joinedDependencies } from '@captain/content-server'
import type { CachedResponse, PagePart } from './cached-response.ts'
import type { PublicAnswers } from './public-answers.ts'
import type { ResponseCache } from './response-cache.ts'

/** Kept pages. */
export type CachedPages = {
  /** Returns the page at an address; null if only the app can make it. A page whose parts say the same as before is right again. */
  find(key: string): CachedResponse | Promise<CachedResponse | null> | null
}

type Options = {
  readonly cache: ResponseCache
  readonly answers: PublicAnswers
  /** Makes a page; null for an address without a shared page. */
  readonly make: (address: string) => Promise<CachedResponse | null> | null
}

/** Finds pages, renews those of which something changed that they do not show, and makes the others. */
export const createCachedPages = ({ cache, answers, make }: Options): CachedPages => {
  const renewing = new Map<string, Promise<CachedResponse | null>>()

  const renew = async (key: string, page: CachedResponse, parts: readonly PagePart[]): Promise<CachedResponse | null> => {
    const madeAt = Date.now()
    const found = await Promise.all(parts.map(async ({ address }) => answers.answer(address)))
    const same = found.filter((part, place) => part?.body.hash === parts[place]?.hash).filter((part) => part !== null)
    if (same.length === 0 || same.length < parts.length) return null
    const validity = {
      madeAt,
      until: Math.min(...same.map(({ until }) => until)),
      dependencies: joinedDependencies(same.map(({ dependencies }) => dependencies)),
    }
    return cache.renew(key, page, validity)
  }

  return {
    find: (key) => {
      const found = cache.find(key)
      if (found !== null) return found
      const page = cache.findOutdated(key)
      if (page === null || page.parts === null) return make(key)
      const earlier = renewing.get(key)
      if (earlier !== undefined) return earlier.then(() => cache.find(key))
      const renewed = renew(key, page, page.parts)
        .catch(() => null)
        .then((found) => found ?? make(key))
        .finally(() => renewing.delete(key))
      renewing.set(key, renewed)
      return renewed
    },
  }
}
