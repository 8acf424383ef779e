import { createHttpClient, HttpError, type HttpAnswer } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { deliveryError } from './errors.ts'
import { withOrigin } from './own-addresses.ts'

/** Cached response with its entity tag, for conditional requests. */
export type KeptAnswer = { readonly etag: string; readonly data: unknown; readonly url: string }

export type SiteOptions = {
  /** Origin of Captain; left out: the origin of the page. */
  readonly baseUrl?: string
  readonly locale: Locale
  /** ETag cache of a process between pages, by URL. Browsers cache responses themselves. */
  readonly kept?: Map<string, KeptAnswer>
  /** Timeout of one attempt in milliseconds; left out: none. */
  readonly timeout?: number
  /** Replaces the platform's `fetch`, for example to add an API key of the tenant. */
  readonly fetch?: typeof globalThis.fetch
}

export type Parameters = readonly (readonly [string, string])[]

export type Sending = { readonly signal?: AbortSignal; readonly idempotencyKey?: string }

/** Requests below `/api/v1/public/{tenant}`. */
export type Ask = {
  get(path: string, parameters?: Parameters, signal?: AbortSignal): Promise<{ readonly data: unknown; readonly url: string }>
  post(path: string, body: unknown, sending: Sending): Promise<unknown>
}

/** Creates the API requests of one language; failures are thrown as `deliveryError` converts them. */
export const createAsk = (tenant: string, { baseUrl = '', locale, kept, timeout, fetch }: SiteOptions): Ask => {
  const http = createHttpClient({ baseUrl, timeout, fetch, headers: () => ({ 'accept-language': locale }) })
  const root = `/api/v1/public/${tenant}`

  const read = async (path: string, signal: AbortSignal | undefined) => {
    const known = kept?.get(path)
    const headers: Readonly<Record<string, string>> = known === undefined ? {} : { 'if-none-match': known.etag }
    try {
      return keep(path, await http.request('GET', path, { signal, headers }))
    } catch (error) {
      if (known !== undefined && error instanceof HttpError && error.status === 304) return known
      throw deliveryError(error)
    }
  }

  const keep = (path: string, { data, headers, url }: HttpAnswer<unknown>) => {
    const answer = { data: withOrigin(data, baseUrl), url }
    const etag = headers.get('etag')
    if (etag !== null) kept?.set(path, { ...answer, etag })
    return answer
  }

  return {
    get: (path, parameters = [], signal) => {
      const query = new URLSearchParams({ locale })
      for (const [name, value] of parameters) query.append(name, value)
      return read(`${root}${path}?${query.toString()}`, signal)
    },
    post: async (path, body, { signal, idempotencyKey }) => {
      const headers: Readonly<Record<string, string>> = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
      try {
        return await http.post(`${root}${path}`, { body, signal, headers })
      } catch (error) {
        throw deliveryError(error)
      }
    },
  }
}
