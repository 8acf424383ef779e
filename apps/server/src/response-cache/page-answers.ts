import { keptBytes } from '@captain/http-server'
import type { PublicState } from '@captain/platform-server'
import { LRUCache } from 'lru-cache'
import { fixedSecurityHeaders } from '../web/security-headers.ts'
import type { CachedResponse } from './cached-response.ts'
import type { CompressedBody } from './compressed-body.ts'
import { createMakeOnce } from './make-once.ts'
import { createSources, validityOf } from './page-sources.ts'
import type { PublicAnswers } from './public-answers.ts'
import { pageLocale, type ResponseCache } from './response-cache.ts'

/** A page that is the same for all readers, with its headers. */
export type SharedPage = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

/** Returns the content at an address of the delivery API; null where the API responds with anything else. */
type ReadContent = (address: string) => Promise<unknown>

export type SharedPages = {
  /** The tenant to which all pages belong. */
  readonly tenant: string
  /** Renders the page at a canonical address; null if only the app can respond. */
  render(address: string, deps: { readonly read: ReadContent; readonly baseUrl: string }): Promise<SharedPage | null>
}

/** Makes pages of kept content, without the app. */
export type PageAnswers = (address: string) => Promise<CachedResponse | null> | null

type Options = {
  readonly cache: ResponseCache
  readonly answers: PublicAnswers
  readonly state: PublicState
  readonly pages: SharedPages
  readonly baseUrl: string
  readonly hstsSubdomains: boolean
}

/** Parsed contents kept, such as the profile, the categories and the lists that most pages show. */
const MAX_CONTENTS = 100
/** Larger ones take too much memory once they are parsed. */
const MAX_CONTENT_BYTES = 32 * 1024

/** Addresses that only the app can answer: missing records and redirects are not read twice for a while, which robots ask for most. */
const MAX_PASSED = 1000
const PASSED_MS = 10_000

/** Creates the pages, kept in a cache; requests at the same time wait for one page. */
export const createPageAnswers = ({ cache, answers, state, pages, baseUrl, hstsSubdomains }: Options): PageAnswers => {
  const once = createMakeOnce({ cache, state })
  const fixed = fixedSecurityHeaders({ baseUrl, hstsSubdomains })
  const contents = new LRUCache<CompressedBody, object>({ max: MAX_CONTENTS })
  const passed = new LRUCache<string, true>({ max: MAX_PASSED, ttl: PASSED_MS })

  const contentOf = (body: CompressedBody): unknown => {
    const known = contents.get(body)
    if (known !== undefined) return known
    const content: unknown = JSON.parse(body.plain.toString())
    if (typeof content === 'object' && content !== null && body.size <= MAX_CONTENT_BYTES) contents.set(body, content)
    return content
  }

  const make = async (address: string): Promise<CachedResponse | null> => {
    const sources = createSources(state)
    sources.belongsTo(pages.tenant)
    const read = async (path: string): Promise<unknown> => {
      const kept = await answers.answer(path)
      if (kept === null) return null
      sources.take(path, kept)
      return contentOf(kept.body)
    }
    const page = await pages.render(address, { read, baseUrl })
    if (page === null || !sources.isForAll()) return null
    const { 'cache-control': cacheControl = '', ...own } = page.headers
    const headers = Object.entries({ ...fixed, ...own, vary: 'accept-encoding' }).flat()
    const validity = await validityOf(sources, state)
    const facts = { headers, cacheControl, locale: pageLocale(new Headers(own)), parts: sources.parts(), ...validity }
    return cache.keep(address, keptBytes(page.html), facts)
  }

  const makeOrPass = async (address: string): Promise<CachedResponse | null> => {
    const made = await make(address)
    if (made === null) passed.set(address, true)
    return made
  }

  return (address) => (passed.has(address) ? null : once(address, () => makeOrPass(address)))
}
