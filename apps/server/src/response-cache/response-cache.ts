import type { PublicState } from '@captain/platform-server'
import { LIFETIME_MS } from '@captain/content-server'
import { isLocale, type Locale } from '@captain/locale'
import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'
import { compressedBody } from './compressed-body.ts'
import type { CacheDependencies } from './cache-dependencies.ts'

/** Cache of public responses. A response that a commit invalidated is never served again, in any process. */
export type ResponseCache = {
  find(key: string): CachedResponse | null
  /** Caches a response that `isShared` accepts, and returns it; reads its body. */
  keep(key: string, answer: Response, sources: CacheDependencies): Promise<CachedResponse>
}

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** The compressed forms add about half of the plain size. */
const sizeOf = ({ body, headers }: CachedResponse, key: string): number =>
  Math.ceil(body.size * 1.5) + headers.join('').length + key.length + 500

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

const pageLocale = (headers: Headers): Locale | null => {
  const locale = headers.get('content-language')
  return isLocale(locale) && headers.get('content-type')?.startsWith('text/html') === true ? locale : null
}

const headersOf = (answer: Response): readonly string[] => {
  const headers = new Headers(answer.headers)
  const varies = headers.get('vary') ?? ''
  if (!/accept-encoding/i.test(varies)) headers.append('vary', 'accept-encoding')
  return [...headers].filter(([name]) => !OWN.has(name)).flat()
}

/** Creates a cache of at most 64 MB in this process, which evicts the least recently used responses. */
export const createResponseCache = ({ versionOf, turnsAt }: PublicState): ResponseCache => {
  const cache = new LRUCache<string, CachedResponse>({ maxSize: MAX_BYTES, maxEntrySize: MAX_ANSWER_BYTES, sizeCalculation: sizeOf })
  const isCurrent = ({ versions, until }: CachedResponse): boolean =>
    until > Date.now() && versions.every(([slug, version]) => versionOf(slug) === version)
  const lastsUntil = async (sources: CacheDependencies): Promise<number> => {
    const turns = await Promise.all([...sources.versions.keys()].map((slug) => turnsAt(slug, sources.since)))
    return Math.min(Date.now() + LIFETIME_MS - sources.age() * 1000, ...turns)
  }
  return {
    find: (key) => {
      const found = cache.get(key)
      return found !== undefined && isCurrent(found) ? found : null
    },
    keep: async (key, answer, sources) => {
      const until = await lastsUntil(sources)
      const body = compressedBody(Buffer.from(await answer.arrayBuffer()))
      const before = cache.peek(key)?.body
      const fresh: CachedResponse = {
        // Identical content is already compressed.
        body: before?.hash === body.hash ? before : body,
        headers: headersOf(answer),
        cacheControl: answer.headers.get('cache-control') ?? '',
        locale: pageLocale(answer.headers),
        versions: [...sources.versions],
        until,
      }
      if (isCurrent(fresh)) cache.set(key, fresh)
      return fresh
    },
  }
}
