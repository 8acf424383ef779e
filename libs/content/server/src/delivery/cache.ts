import { createHash } from 'node:crypto'
import { keptBytes } from '@captain/http-server'
import { LRUCache } from 'lru-cache'
import type { Versions } from '../store/versions.ts'

/** A serialised response with its entity tag, and its creation time in ms. */
export type CachedBody = { readonly bytes: Buffer<ArrayBuffer>; readonly etag: string; readonly madeAt: number }

type Wanted = {
  readonly tenant: number
  readonly key: string
  make(): Promise<unknown>
  /** Returns when a planned change outdates what is read from now on, in ms. Default: never. */
  readonly ends?: () => Promise<number>
}

/**
 * Cache of delivery API responses. It never returns responses that a commit made stale, or a planned change whose time it knows.
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

type Making = Pick<Wanted, 'make' | 'ends'>

const never = (): Promise<number> => Promise.resolve(Infinity)

const madeOf = async ({ make }: Making): Promise<CachedBody> => {
  const madeAt = Date.now()
  const bytes = keptBytes(JSON.stringify(await make()))
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`, madeAt }
}

/** The key contains the version from before the work starts, so that work begun before a commit is not served after it. */
export const createDeliveryCache = (versions: Versions): DeliveryCache => {
  const cache = new LRUCache<string, CachedBody, Making>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 100,
    ttl: LIFETIME_MS,
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      // Asked before the read, so that it notices a change during the read.
      const ends = (context.ends ?? never)()
      const [body, until] = await Promise.all([madeOf(context), ends])
      options.ttl = Math.max(1, Math.min(LIFETIME_MS, until - Date.now()))
      return body
    },
  })
  return {
    body: async ({ tenant, key, ...making }) => {
      const found = await cache.fetch(`${tenant}/${versions.of(tenant)}/${key}`, { context: making })
      return found ?? madeOf(making)
    },
  }
}
