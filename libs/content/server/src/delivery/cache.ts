import { createHash } from 'node:crypto'
import { keptBytes } from '@captain/http-server'
import { LRUCache } from 'lru-cache'
import type { Versions } from '../store/versions.ts'

/** A serialised response with its entity tag, and its creation time in ms. */
export type CachedBody = { readonly bytes: Buffer<ArrayBuffer>; readonly etag: string; readonly madeAt: number }

type Wanted = { readonly tenant: number; readonly key: string; make(): Promise<unknown> }

/**
 * Cache of delivery API responses. It never returns responses that a commit made stale; scheduled starts and ends appear within
 * the lifetime.
 */
export type DeliveryCache = { body(wanted: Wanted): Promise<CachedBody> }

/** Returns the value that `make` computes, from the cache if the same version has it. The value must be plain JSON. */
export const cachedValue = async <Made>(cache: DeliveryCache, wanted: Wanted & { readonly make: () => Promise<Made> }): Promise<Made> => {
  const { bytes } = await cache.body(wanted)
  // The bytes are the JSON of what `make` returned, now or earlier under the same key.
  return JSON.parse(bytes.toString()) as Made
}

const MAX_BYTES = 8 * 1024 * 1024

/** Maximum lifetime of a public response without changes, in ms. */
const LIFETIME_MS = 15_000

type Make = () => Promise<unknown>

const madeOf = async (make: Make): Promise<CachedBody> => {
  const madeAt = Date.now()
  const bytes = keptBytes(JSON.stringify(await make()))
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`, madeAt }
}

/** The key contains the version from before the work starts, so that work begun before a commit is not served after it. */
export const createDeliveryCache = (versions: Versions): DeliveryCache => {
  const cache = new LRUCache<string, CachedBody, Make>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 100,
    ttl: LIFETIME_MS,
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => madeOf(context),
  })
  return {
    body: async ({ tenant, key, make }) => {
      const found = await cache.fetch(`${tenant}/${versions.of(tenant)}/${key}`, { context: make })
      return found ?? madeOf(make)
    },
  }
}
