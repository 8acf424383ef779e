import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Versions } from '../versions.ts'

/** A serialised answer with its entity tag. */
export type CachedBody = { readonly bytes: Buffer; readonly etag: string }

type Wanted = { readonly tenant: number; readonly key: string; make(): Promise<unknown> }

/** Answers of the delivery API. Whatever a commit has made out of date is never answered again; scheduled starts and ends show within the lifetime. */
export type DeliveryCache = { body(wanted: Wanted): Promise<CachedBody> }

const MAX_BYTES = 64 * 1024 * 1024
const LIFETIME_MS = 15_000

const serialise = (value: unknown): CachedBody => {
  const bytes = Buffer.from(JSON.stringify(value))
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` }
}

type Make = () => Promise<unknown>

/** The version in the key is the one read before the work starts, so that work begun before a commit is not answered after it. */
export const createDeliveryCache = (versions: Versions): DeliveryCache => {
  const cache = new LRUCache<string, CachedBody, Make>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 100,
    ttl: LIFETIME_MS,
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => serialise(await context()),
  })
  return {
    body: async ({ tenant, key, make }) => {
      const found = await cache.fetch(`${tenant}/${versions.of(tenant)}/${key}`, { context: make })
      return found ?? serialise(await make())
    },
  }
}
