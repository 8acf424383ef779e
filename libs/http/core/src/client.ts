import type { HttpClientOptions, Method, Query, RequestOptions } from './client-options.ts'
import { download, type Download, type DownloadOptions } from './download.ts'
import { fetchError, HttpError } from './http-error.ts'
import { isJson, isStream, readBody, toReplayableBody } from './request-body.ts'
import { sleep, retryAfter, retryPlan, retryWait } from './retry.ts'

/** `url` is the address of the response after redirects. */
export type HttpResponse<T> = { readonly data: T; readonly status: number; readonly headers: Headers; readonly url: string }

/** Calls that return parsed JSON (null for an empty body) and throw HttpError; an abort throws the signal's reason. */
export type HttpClient = {
  request<T = unknown>(method: Method, path: string, options?: RequestOptions): Promise<HttpResponse<T>>
  get<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  post<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  put<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  patch<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  delete<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  /** Fetches a file without parsing it. */
  download(path: string, options?: DownloadOptions): Promise<Download>
}

type Failed = { readonly error: unknown; readonly isWorthRepeating: boolean; readonly askedToWait: number }

const withQuery = (path: string, query: Query | undefined): string => {
  if (query === undefined) return path
  const search = query instanceof URLSearchParams ? query : new URLSearchParams()
  if (!(query instanceof URLSearchParams)) {
    for (const [key, value] of Object.entries(query)) if (value !== null && value !== undefined) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`
}

const parse = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const within = (timeout: number | undefined, signal: AbortSignal | undefined): AbortSignal | undefined =>
  timeout === undefined ? signal : AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])

/** Creates the HTTP client of screens and typed clients. By default, reads are retried once and writes never. */
export const createHttpClient = (options: HttpClientOptions = {}): HttpClient => {
  const request = async <T>(method: Method, path: string, call: RequestOptions = {}): Promise<HttpResponse<T>> => {
    const { signal } = call
    const { repeats, statuses, delay } = retryPlan(method, options, call)
    const timeout = call.timeout ?? options.timeout
    const send = options.fetch ?? globalThis.fetch
    const url = `${options.baseUrl ?? ''}${withQuery(path, call.query)}`

    const failedBy = (cause: unknown): Failed => {
      const isOver = signal?.aborted === true || isAbort(cause)
      const error = isOver || (call.catchAll ?? options.catchAll) === false ? cause : fetchError(cause)
      return { error, isWorthRepeating: !isOver, askedToWait: 0 }
    }

    const body = isStream(call.body)
      ? await readBody(call.body, signal).catch((cause: unknown) => {
          throw failedBy(cause).error
        })
      : toReplayableBody(call.body)

    const tryOnce = async (): Promise<HttpResponse<T> | Failed> => {
      // Errors here are the caller's; "Fetch Error" would wrongly point to the network.
      const headers = {
        accept: 'application/json',
        ...(isJson(call.body) ? { 'content-type': 'application/json' } : {}),
        ...options.headers?.(),
        ...call.headers,
      }
      const limit = within(timeout, signal)
      try {
        const response = await send(url, { method, headers, body, signal: limit, credentials: 'same-origin' })
        const data = parse(await response.text())
        if (response.ok) return { data: data as T, status: response.status, headers: response.headers, url: response.url }
        return {
          error: new HttpError(response.status, response.statusText, data, { headers: response.headers }),
          isWorthRepeating: statuses.includes(response.status),
          askedToWait: retryAfter(response.headers.get('retry-after')),
        }
      } catch (cause) {
        return failedBy(cause)
      }
    }

    for (let attempt = 0; ; attempt += 1) {
      const outcome = await tryOnce()
      if (!('error' in outcome)) return outcome
      const wait = attempt < repeats && outcome.isWorthRepeating ? retryWait(delay(attempt), outcome.askedToWait) : null
      if (wait === null) throw outcome.error
      await sleep(wait, signal)
    }
  }
  const data =
    (method: Method) =>
    async <T>(path: string, call?: RequestOptions): Promise<T> =>
      (await request<T>(method, path, call)).data
  return {
    request,
    get: data('GET'),
    post: data('POST'),
    put: data('PUT'),
    patch: data('PATCH'),
    delete: data('DELETE'),
    download: (path, call) => download(options, path, call),
  }
}
