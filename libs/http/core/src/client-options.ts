/** Milliseconds to wait before a retry; `attempt` is the number of previous retries, starting at 0. */
export type RetryDelay = (attempt: number) => number

export type Query = URLSearchParams | Readonly<Record<string, string | number | boolean | null | undefined>>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Behavior of a failed call; options of a call override those of the client. */
export type FailureOptions = {
  /** Maximum number of retries. The client's number applies to reads; writes are retried only if the call sets it. */
  readonly retry?: number | false
  /** Statuses that allow a retry. Default: the eight of the customer's specification §9. */
  readonly retryStatuses?: readonly number[]
  /** Milliseconds before a retry. Default: 1000. A longer `Retry-After` wins; above 30 seconds the call fails at once. */
  readonly retryDelay?: number | RetryDelay
  /** Timeout of one attempt in milliseconds. Default: none. A timeout is a network failure. */
  readonly timeout?: number
  /** False: a network failure keeps its own error instead of becoming HttpError 500 "Fetch Error". */
  readonly catchAll?: boolean
}

export type RequestOptions = FailureOptions & {
  readonly query?: Query
  /** Sent as JSON, unless it is a FormData, Blob, URLSearchParams, buffer or stream. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export type HttpClientOptions = FailureOptions & {
  /** Origin that precedes paths; empty means the origin of the page. */
  readonly baseUrl?: string
  readonly fetch?: typeof globalThis.fetch
  /** Headers of every call, computed for each attempt. */
  readonly headers?: () => Readonly<Record<string, string>>
}
