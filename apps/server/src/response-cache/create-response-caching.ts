import type { PublicState } from '@captain/platform-server'
import type { Logger } from 'pino'
import { cacheKey, type AddressOf } from './cache-key.ts'
import { serveFromCache, type ServeFromCache } from './serve-from-cache.ts'
import { createResponseCache } from './response-cache.ts'
import { cacheResponses } from './cache-responses.ts'

type ResponseCachingOptions = {
  readonly state: PublicState
  readonly pageAddress: AddressOf
  readonly secure: boolean
  readonly log: Logger
}

export type ResponseCaching = { readonly middleware: ReturnType<typeof cacheResponses>; readonly atOnce: ServeFromCache }

/** Without the state of the tenants nothing is cached. */
export const UNKNOWN_STATE: PublicState = { versionOf: () => null, turnsAt: async () => Infinity }

/** Creates one cache, used in front of the app and inside it. */
export const createResponseCaching = ({ state, pageAddress, secure, log }: ResponseCachingOptions): ResponseCaching => {
  const cache = createResponseCache(state)
  const addressOf = cacheKey(pageAddress)
  const { versionOf } = state
  return { middleware: cacheResponses({ cache, addressOf, versionOf, secure }), atOnce: serveFromCache({ cache, addressOf, secure, log }) }
}
