import { createHttpClient, HttpError, type HttpResponse } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { deliveryError } from './errors.ts'
import { absolutizeUrls } from './absolute-urls.ts'

/** Cached response with its entity tag, for conditional requests. */
export type CachedResponse = { readonly etag: string; readonly data: unknown; readonly url: string }

export type SiteOptions = {
  /** Origin of Captain; left out: the origin of the page. */
  readonly baseUrl?: string
  readonly locale: Locale
  /** ETag cache of a process between pages, by URL. Browsers cache responses themselves. */
  readonly etagCache?: Map<string, CachedResponse>
  /** Timeout of one attempt in milliseconds; left out: none. */
  readonly timeout?: number
  /** Replaces the platform's `fetch`, for example to add an API key of the tenant. */
  readonly fetch?: typeof globalThis.fetch
}

type Parameters = readonly (readonly [string, string])[]

export type SendOptions = { readonly signal?: AbortSignal; readonly idempotencyKey?: string }

/** Requests below `/api/v1/public/{tenant}`; the caller names the type of the response, which the declaration determines. */
export type ApiRequest = {
  get<T>(path: string, parameters?: Parameters, signal?: AbortSignal): Promise<{ readonly data: T; readonly url: string }>
  post<T>(path: string, body: unknown, sending: SendOptions): Promise<T>
}

/** Creates the API requests of one language; failures are thrown as `deliveryError` converts them. */
export const createApiRequest = (tenant: string, { baseUrl = '', locale, etagCache, timeout, fetch }: SiteOptions): ApiRequest => {
  const http = createHttpClient({ baseUrl, timeout, fetch, headers: () => ({ 'accept-language': locale }) })
  const root = `/api/v1/public/${tenant}`

  const read = async (path: string, signal: AbortSignal | undefined) => {
    const known = etagCache?.get(path)
    const headers: Readonly<Record<string, string>> = known === undefined ? {} : { 'if-none-match': known.etag }
    try {
      return cacheResponse(path, await http.request('GET', path, { signal, headers }))
    } catch (error) {
      if (known !== undefined && error instanceof HttpError && error.status === 304) return known
      throw deliveryError(error)
    }
  }

  const cacheResponse = (path: string, { data, headers, url }: HttpResponse<unknown>) => {
    const answer = { data: absolutizeUrls(data, baseUrl), url }
    const etag = headers.get('etag')
    if (etag !== null) etagCache?.set(path, { ...answer, etag })
    return answer
  }

  return {
    get: async <T>(path: string, parameters: Parameters = [], signal?: AbortSignal) => {
      const query = new URLSearchParams({ locale })
      for (const [name, value] of parameters) query.append(name, value)
      const { data, url } = await read(`${root}${path}?${query.toString()}`, signal)
      return { data: data as T, url }
    },
    post: async <T>(path: string, body: unknown, { signal, idempotencyKey }: SendOptions) => {
      const headers: Readonly<Record<string, string>> = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
      try {
        return await http.post<T>(`${root}${path}`, { body, signal, headers })
      } catch (error) {
        throw deliveryError(error)
      }
    },
  }
}
