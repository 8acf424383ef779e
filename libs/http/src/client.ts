import { fetchError, HttpError } from './http-error.ts'

export type Query = URLSearchParams | Readonly<Record<string, string | number | boolean | null | undefined>>

export type RequestOptions = {
  readonly query?: Query
  /** Sent as JSON, unless it is a FormData, Blob or URLSearchParams. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type HttpAnswer<T> = { readonly data: T; readonly status: number; readonly headers: Headers }

/** Calls that answer with parsed JSON (null for an empty body) and fail with HttpError; an abort stays an AbortError. */
export type HttpClient = {
  request<T = unknown>(method: Method, path: string, options?: RequestOptions): Promise<HttpAnswer<T>>
  get<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  post<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  put<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  patch<T = unknown>(path: string, options?: RequestOptions): Promise<T>
  delete<T = unknown>(path: string, options?: RequestOptions): Promise<T>
}

export type HttpClientOptions = {
  /** Origin that paths are appended to; empty means the page's own. */
  readonly baseUrl?: string
  readonly fetch?: typeof globalThis.fetch
  /** Headers of every call, computed at each one. */
  readonly headers?: () => Readonly<Record<string, string>>
}

const searchOf = (query: Query | undefined): string => {
  if (query === undefined) return ''
  const search = query instanceof URLSearchParams ? query : new URLSearchParams()
  if (!(query instanceof URLSearchParams)) {
    for (const [key, value] of Object.entries(query)) if (value !== null && value !== undefined) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

const isRawBody = (body: unknown): body is FormData | Blob | URLSearchParams =>
  body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams

const parse = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Makes the one client that screens and typed clients call the API with. */
export const createHttpClient = (options: HttpClientOptions = {}): HttpClient => {
  const baseUrl = options.baseUrl ?? ''
  const request = async <T>(method: Method, path: string, call: RequestOptions = {}): Promise<HttpAnswer<T>> => {
    const headers = {
      accept: 'application/json',
      ...(call.body === undefined || isRawBody(call.body) ? {} : { 'content-type': 'application/json' }),
      ...options.headers?.(),
      ...call.headers,
    }
    const body = call.body === undefined ? undefined : isRawBody(call.body) ? call.body : JSON.stringify(call.body)
    const send = options.fetch ?? globalThis.fetch
    let response: Response
    let text: string
    try {
      response = await send(`${baseUrl}${path}${searchOf(call.query)}`, {
        method,
        headers,
        body,
        signal: call.signal,
        credentials: 'same-origin',
      })
      text = await response.text()
    } catch (error) {
      throw isAbort(error) ? error : fetchError(error)
    }
    const data = parse(text)
    if (!response.ok) throw new HttpError(response.status, response.statusText, data)
    return { data: data as T, status: response.status, headers: response.headers }
  }
  const data =
    (method: Method) =>
    async <T>(path: string, call?: RequestOptions): Promise<T> =>
      (await request<T>(method, path, call)).data
  return { request, get: data('GET'), post: data('POST'), put: data('PUT'), patch: data('PATCH'), delete: data('DELETE') }
}
