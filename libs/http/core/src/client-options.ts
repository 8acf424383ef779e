/** Milliseconds to wait before a call is repeated; `attempt` counts the repeats made so far, so the first one asks with 0. */
export type RetryDelay = (attempt: number) => number

export type Query = URLSearchParams | Readonly<Record<string, string | number | boolean | null | undefined>>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What happens when a call fails; a call's own options stand before the client's. */
export type FailureOptions = {
  /** How often a failed call is repeated. The client's number is for reads; a write is repeated only when its own call says so. */
  readonly retry?: number | false
  /** Statuses that are worth a repeat; left out: the eight of the customer's specification §9. */
  readonly retryStatuses?: readonly number[]
  /** Milliseconds before a repeat; left out: 1000. A longer `Retry-After` counts instead; above 30 seconds the call fails at once. */
  readonly retryDelay?: number | RetryDelay
  /** Milliseconds that one try may take; left out: as long as it takes. Running out of time is a network failure. */
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
  /** Origin that paths are appended to; empty means the page's own. */
  readonly baseUrl?: string
  readonly fetch?: typeof globalThis.fetch
  /** Headers of every call, computed at each try. */
  readonly headers?: () => Readonly<Record<string, string>>
}
