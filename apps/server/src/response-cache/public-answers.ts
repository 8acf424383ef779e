import { joinedDependencies, PUBLIC_HEADERS, type PublicRead } from '@captain/content-server'
import type { PublicState } from '@captain/platform-server'
import { fixedSecurityHeaders } from '../web/security-headers.ts'
import { READ_ORIGIN_HEADERS } from '../web/public-origins.ts'
import type { CachedResponse } from './cached-response.ts'
import { createMakeOnce } from './make-once.ts'
import { PUBLIC_API } from './page-sources.ts'
import type { ResponseCache } from './response-cache.ts'

/** Responses of the delivery API for all readers, made without the app. */
export type PublicAnswers = {
  /** Returns the response at an address; null where the app must respond: for closed tenants, missing records, wrong parameters. */
  answer(address: string): CachedResponse | Promise<CachedResponse | null> | null
}

type Options = { readonly cache: ResponseCache; readonly state: PublicState; readonly baseUrl: string; readonly hstsSubdomains: boolean }

/** The headers that the app gives these responses. */
const headersFor = (origin: Pick<Options, 'baseUrl' | 'hstsSubdomains'>): readonly string[] => {
  const { 'cache-control': _policy, ...own } = PUBLIC_HEADERS
  return Object.entries({ ...own, ...READ_ORIGIN_HEADERS, ...fixedSecurityHeaders(origin) }).flat()
}

/** Creates the responses, kept in a cache; requests at the same time wait for one response. */
export const createPublicAnswers = ({ cache, state, baseUrl, hstsSubdomains }: Options): PublicAnswers => {
  const once = createMakeOnce({ cache, state })
  const headers = headersFor({ baseUrl, hstsSubdomains })

  const make = async (address: string, { tenant, answer }: PublicRead): Promise<CachedResponse | null> => {
    const madeAt = Date.now()
    const gate = state.gateOf(tenant.slug)
    if (gate === null || !(await state.isOpen(tenant.slug))) return null
    const made = await answer()
    const until = Math.min(made.until, await state.turnsAt(tenant.slug, madeAt))
    const dependencies = joinedDependencies([gate, made.dependencies])
    const { 'cache-control': cacheControl } = PUBLIC_HEADERS
    return cache.keep(address, made.bytes, { headers, cacheControl, locale: null, parts: null, dependencies, madeAt, until })
  }

  return {
    answer: (address) => {
      // A PIN is for one reader.
      if (!address.startsWith(PUBLIC_API) || /[?&]pin=/.test(address)) return null
      const found = cache.find(address)
      if (found !== null) return found
      const read = state.readAt(address)
      return read === null ? null : once(address, () => make(address, read))
    },
  }
}
