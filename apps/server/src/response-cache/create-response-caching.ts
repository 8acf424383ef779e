import type { PublicState } from '@captain/platform-server'
import type { Logger } from 'pino'
import { cacheKey, type AddressOf } from './cache-key.ts'
import { createCachedPages } from './cached-pages.ts'
import { cacheResponses } from './cache-responses.ts'
import { createPageAnswers, type SharedPages } from './page-answers.ts'
import { createPublicAnswers, type PublicAnswers } from './public-answers.ts'
import { createResponseCache } from './response-cache.ts'
import { serveFromCache, type ServeFromCache } from './serve-from-cache.ts'

type ResponseCachingOptions = {
  readonly state: PublicState
  readonly pageAddress: AddressOf
  /** Default: the app makes all pages. */
  readonly sharedPages?: SharedPages | undefined
  readonly baseUrl: string
  /** Default: false. */
  readonly hstsSubdomains?: boolean | undefined
  readonly log: Logger
}

export type ResponseCaching = {
  readonly middleware: ReturnType<typeof cacheResponses>
  readonly atOnce: ServeFromCache
  readonly answers: PublicAnswers
}

/** Without the state of the tenants nothing is cached. */
export const UNKNOWN_STATE: PublicState = {
  readAt: () => null,
  isUntouched: () => false,
  isHearing: () => false,
  gateOf: () => null,
  wholeOf: () => null,
  isOpen: async () => false,
  turnsAt: async () => Infinity,
}

/** Where no page of the public site is. */
const NO_PAGE = /^\/(?:api|captain|captain-assets|media|builds)(?:\/|$)/

/** Creates one cache, used in front of the app and inside it. */
export const createResponseCaching = ({
  state,
  pageAddress,
  sharedPages,
  baseUrl,
  hstsSubdomains = false,
  log,
}: ResponseCachingOptions): ResponseCaching => {
  const cache = createResponseCache(state)
  const addressOf = cacheKey(pageAddress)
  const secure = baseUrl.startsWith('https:')
  const origin = { baseUrl, hstsSubdomains }
  const answers = createPublicAnswers({ cache, state, ...origin })
  const made = sharedPages === undefined ? null : createPageAnswers({ cache, answers, state, pages: sharedPages, ...origin })
  const make = (address: string) => (made !== null && !NO_PAGE.test(address) && pageAddress(address) === address ? made(address) : null)
  const pages = createCachedPages({ cache, answers, make })
  return {
    middleware: cacheResponses({ cache, addressOf, state, secure }),
    atOnce: serveFromCache({ answers, pages, addressOf, secure, log }),
    answers,
  }
}
