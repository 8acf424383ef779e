import type { FailureOptions, Method, RetryDelay } from './client-options.ts'

/** Statuses that allow a retry (the customer's specification §9). */
const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

// Users wait at most this long for a response; a longer `Retry-After` fails at once.
const MAX_REQUESTED_WAIT_MS = 30_000

/** Returns a constant delay before every retry, in milliseconds. */
export const linearDelay =
  (ms = 1000): RetryDelay =>
  () =>
    ms

/**
 * Returns a delay that doubles from `base` with each retry, up to `max`, in milliseconds.
 *
 * @public Specification §9: the second of the two delays that callers may choose as `retryDelay`.
 */
export const exponentialDelay =
  ({ base, max }: { readonly base: number; readonly max: number }): RetryDelay =>
  (attempt) =>
    Math.min(max, base * 2 ** attempt)

export type RetryPlan = { readonly repeats: number; readonly statuses: readonly number[]; readonly delay: RetryDelay }

/** Retry options of a call. Default: one retry for reads, none for writes, even with an `Idempotency-Key`. */
export const retryPlan = (method: Method, client: FailureOptions, call: FailureOptions): RetryPlan => {
  const own = method === 'GET' ? (client.retry ?? 1) : 0
  const delay = call.retryDelay ?? client.retryDelay ?? linearDelay()
  return {
    repeats: Number(call.retry ?? own),
    statuses: call.retryStatuses ?? client.retryStatuses ?? RETRY_STATUSES,
    delay: typeof delay === 'number' ? linearDelay(delay) : delay,
  }
}

/** Milliseconds in a `Retry-After` header (RFC 9110: seconds or a date); 0 if unreadable. */
export const retryAfter = (header: string | null, now = Date.now()): number => {
  if (header === null) return 0
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}

/** Returns the wait before a retry, ours or the server's, the longer one; null if the server asks for more than 30 seconds. */
export const retryWait = (own: number, requested: number): number | null =>
  requested > MAX_REQUESTED_WAIT_MS ? null : Math.max(own, requested)

/** Waits the given milliseconds; rejects with the signal's reason on an abort before or during the wait. */
export const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
