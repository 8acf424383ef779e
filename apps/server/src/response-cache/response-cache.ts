import { sizeOfDependencies } from '@captain/content-server'
import type { PublicState } from '@captain/platform-server'
import { isLocale, type Locale } from '@captain/locale'
import { LRUCache } from 'lru-cache'
import type { CachedResponse, PagePart, Validity } from './cached-response.ts'
import { compressedBody } from './compressed-body.ts'

/** What a response is made of, and how long it is right. */
type MadeOf = { readonly validity: Validity; readonly parts: readonly PagePart[] | null }

/** A response without its bytes. */
type ResponseFacts = Omit<CachedResponse, 'body'>

/**
 * Cache of public responses. A response that a commit invalidated is never served again by its process, and by others until they hear of it:
 * some milliseconds.
 */
export type ResponseCache = {
  find(key: string): CachedResponse | null
  /** Returns a response that is outdated or was never right; null if none is left. */
  findOutdated(key: string): CachedResponse | null
  /** Caches a response unless it is outdated already, and returns it. */
  keep(key: string, bytes: Buffer<ArrayBuffer>, facts: ResponseFacts): CachedResponse
  /** Makes an outdated response right again. Returns null if it is outdated at once. */
  renew(key: string, response: CachedResponse, validity: Validity): CachedResponse | null
  /** Caches a response that `isShared` accepts, and returns it; reads its body. */
  keepAnswer(key: string, answer: Response, made: MadeOf): Promise<CachedResponse>
}

/** Ten thousand records of 5 KB fit, with what they depend on. */
const MAX_BYTES = 72 * 1024 * 1024
/** A sitemap of 50,000 addresses fits. */
const MAX_ANSWER_BYTES = 12 * 1024 * 1024

/** Maximum lifetime in ms while changes of other processes are not heard. */
const DEAF_LIFETIME_MS = 15_000

/** The headers of most responses are shared by them. A compressed form adds about a fifth of the plain size. */
const sizeOf = ({ body, dependencies }: CachedResponse, key: string): number =>
  Math.ceil(body.size * 1.2) + key.length + sizeOfDependencies(dependencies) + 300

/** Headers that are set for each request, or by another layer. */
const OWN = new Set(['age', 'cache-control', 'content-length', 'etag', 'x-request-id'])

const VARIES_BY = new Set(['accept-encoding', 'origin'])

/** Returns whether the headers of a response allow shared caches to store it for all readers. */
export const isShared = ({ status, headers }: Response): boolean => {
  const policy = headers.get('cache-control') ?? ''
  const varies = (headers.get('vary') ?? '').toLowerCase().split(',')
  return (
    status === 200 &&
    policy.startsWith('public') &&
    policy.includes('s-maxage=') &&
    !headers.has('set-cookie') &&
    !headers.has('content-encoding') &&
    varies.every((name) => name.trim() === '' || VARIES_BY.has(name.trim()))
  )
}

/** Returns the language of a page by its headers; null for other responses. */
export const pageLocale = (headers: Headers): Locale | null => {
  const locale = headers.get('content-language')
  return isLocale(locale) && headers.get('content-type')?.startsWith('text/html') === true ? locale : null
}

const headersOf = (answer: Response): readonly string[] => {
  const headers = new Headers(answer.headers)
  const varies = headers.get('vary') ?? ''
  if (!/accept-encoding/i.test(varies)) headers.append('vary', 'accept-encoding')
  return [...headers].filter(([name]) => !OWN.has(name)).flat()
}

/** Creates a cache of at most 72 MB in this process, which evicts the least recently used responses. */
export const createResponseCache = ({ isUntouched, isHearing }: Pick<PublicState, 'isUntouched' | 'isHearing'>): ResponseCache => {
  const cache = new LRUCache<string, CachedResponse>({ maxSize: MAX_BYTES, maxEntrySize: MAX_ANSWER_BYTES, sizeCalculation: sizeOf })
  const isCurrent = ({ dependencies, madeAt, until }: CachedResponse): boolean => {
    const now = Date.now()
    return now < until && (isHearing() || now < madeAt + DEAF_LIFETIME_MS) && isUntouched(dependencies)
  }
  const keep = (key: string, bytes: Buffer<ArrayBuffer>, facts: ResponseFacts): CachedResponse => {
    const body = compressedBody(bytes)
    const before = cache.peek(key)?.body
    // Identical content is already compressed.
    const fresh: CachedResponse = { ...facts, body: before?.hash === body.hash ? before : body }
    if (isCurrent(fresh)) cache.set(key, fresh)
    else cache.delete(key)
    return fresh
  }
  return {
    find: (key) => {
      const found = cache.get(key)
      if (found === undefined || isCurrent(found)) return found ?? null
      // A page is found again by its parts.
      if (found.parts === null) cache.delete(key)
      return null
    },
    findOutdated: (key) => cache.peek(key) ?? null,
    keep,
    renew: (key, response, validity) => {
      const fresh = { ...response, ...validity }
      if (!isCurrent(fresh)) return null
      cache.set(key, fresh)
      return fresh
    },
    keepAnswer: async (key, answer, { validity, parts }) =>
      keep(key, Buffer.from(await answer.arrayBuffer()), {
        ...validity,
        parts,
        headers: headersOf(answer),
        cacheControl: answer.headers.get('cache-control') ?? '',
        locale: pageLocale(answer.headers),
      }),
  }
}
