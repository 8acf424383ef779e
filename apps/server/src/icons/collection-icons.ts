import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { StaticFiles } from '../pages/static-files.ts'
import { fetchIcon, type IconApi } from './icon-api.ts'

const ICON = /^\/icons\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/

/** Folder of the bundled icons. */
const OWN = 'menu'

const MAX_BYTES = 8 * 1024 * 1024
/** Approximate size of a cache entry without its texts. */
const ENTRY_BYTES = 200
const KEPT_MS = 24 * 60 * 60_000
/** Missing icons expire, because they may be added later. */
const ABSENT_MS = 10 * 60_000
/** Maximum number of concurrent requests, because any visitor can trigger them. */
const MAX_CONCURRENT_REQUESTS = 16

const LATE = Symbol('late')

const unavailable = (): Response => new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })

const drawn = (svg: string): Response =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  })

/**
 * Serves icons of collections that are not bundled, under `/icons/<collection>/<name>.svg`, through this server alone; null for anything
 * else.
 */
export const collectionIcons = (api: IconApi): StaticFiles => {
  const cache = new LRUCache<string, { readonly svg: string | null }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ svg }, path) => (svg?.length ?? 0) + path.length + ENTRY_BYTES,
    ttl: KEPT_MS,
  })
  const pending = new Map<string, Promise<{ readonly svg: string | null }>>()

  const fetchAndCache = (path: string, collection: string, name: string) => {
    const found = fetchIcon({ collection, name }, api).then((svg) => {
      const entry = { svg }
      cache.set(path, entry, { ttl: svg === null ? ABSENT_MS : KEPT_MS })
      return entry
    })
    pending.set(path, found)
    const removePending = () => void pending.delete(path)
    void found.then(removePending, removePending)
    return found
  }

  return async ({ method }, path) => {
    const [, collection, name] = ICON.exec(path) ?? []
    if (collection === undefined || name === undefined || collection === OWN) return null
    if (method !== 'GET' && method !== 'HEAD') return null
    const known = cache.get(path)
    if (known !== undefined) return known.svg === null ? null : drawn(known.svg)
    if (!pending.has(path) && pending.size >= MAX_CONCURRENT_REQUESTS) return unavailable()
    const late = new AbortController()
    try {
      const found = await Promise.race([
        pending.get(path) ?? fetchAndCache(path, collection, name),
        delay(api.limits.answer, LATE, { signal: late.signal, ref: false }),
      ])
      if (found === LATE) return unavailable()
      return found.svg === null ? null : drawn(found.svg)
    } catch {
      return unavailable()
    } finally {
      late.abort()
    }
  }
}
