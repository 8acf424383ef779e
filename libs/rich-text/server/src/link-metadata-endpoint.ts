import { badRequest, ProblemError, problemResponse, tooManyRequests, type RateLimits } from '@captain/http-server'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Locale } from '@captain/locale'
import { LRUCache } from 'lru-cache'
import { malformedLink } from './errors.ts'
import { withUniformFailureTiming } from './even-refusals.ts'
import { readLink } from './link-url.ts'
import { PUBLIC_INTERNET, type Network } from './network.ts'
import { fetchLinkCard, type CardMeta } from './fetch-link-card.ts'

export type LinkMetadataOptions = {
  readonly limits: RateLimits
  /** Default: the public internet. */
  readonly network?: Network
}

const PER_ACCOUNT = { window: 60, max: 30 }
const PARAMETERS = ['url', 'locale']

/** Returns the one `url` of a query. Throws 400 that names a missing, repeated or unknown parameter. */
const requestedUrl = (query: URLSearchParams): string => {
  const unknown = [...query.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown !== undefined) throw badRequest('unknown-parameter', unknown)
  const [text = '', ...more] = query.getAll('url')
  if (text.trim() === '' || more.length > 0) throw badRequest('malformed-parameter', 'url')
  return text
}

/** Creates a problem document that the editor's link tool also understands. */
const refusal = ({ status, code, title, extra, headers }: ProblemError, locale: Locale): Response =>
  problemResponse(new ProblemError({ status, code, title, headers, extra: { ...extra, success: 0, message: title[locale] } }), locale)

/**
 * `GET /api/v1/link-metadata?url=`: title, description and thumbnail of a public page, as Editor.js' link tool expects it.
 * Refuses with 422 `malformed-link` and `link-unreachable`, 502 `link-answer-unusable`, 504 `link-too-slow`; 30 a minute for each account.
 */
export const linkMetadataEndpoint = ({ limits, network = PUBLIC_INTERNET }: LinkMetadataOptions): Endpoint => {
  const cache = new LRUCache<string, CardMeta>({ max: 300, ttl: 5 * 60_000 })

  // Per account: response times must not reveal what others have requested.
  const cardFor = async (accountId: string, url: URL): Promise<CardMeta> => {
    const key = `${accountId} ${url.href}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const card = await withUniformFailureTiming(() => fetchLinkCard(url, network))
    cache.set(key, card)
    return card
  }

  return defineEndpoint({
    method: 'GET',
    path: '/api/v1/link-metadata',
    guard: 'user',
    handler: async ({ url: { searchParams }, actor, locale }) => {
      try {
        const text = requestedUrl(searchParams)
        const { allowed, retryAfter } = await limits.consume(`link-metadata:${actor.account.id}`, PER_ACCOUNT)
        if (!allowed) throw tooManyRequests(retryAfter ?? PER_ACCOUNT.window)
        const url = readLink(text, network)
        if (url === null) throw malformedLink()
        const meta = await cardFor(actor.account.id, url)
        return Response.json({ success: 1, link: url.href, meta }, { headers: { 'cache-control': 'private, no-store' } })
      } catch (error) {
        if (error instanceof ProblemError) return refusal(error, locale)
        throw error
      }
    },
  })
}
