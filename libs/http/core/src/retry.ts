import type { FailureOptions, Method, RetryDelay } from './client-options.ts'

/** The statuses after which a call may be repeated (the customer's specification §9). */
const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

// Nobody at a screen waits longer than this for an answer; the failure is told at once instead.
const LONGEST_WAIT_ASKED = 30_000

/** The same wait before every repeat, in milliseconds. */
export const linearDelay =
  (ms = 1000): RetryDelay =>
  () =>
    ms

/** A wait that doubles from `base` with each repeat and never passes `max`, in milliseconds. */
export const exponentialDelay =
  ({ base, max }: { readonly base: number; readonly max: number }): RetryDelay =>
  (attempt) =>
    Math.min(max, base * 2 ** attempt)

export type RetryPlan = { readonly repeats: number; readonly statuses: readonly number[]; readonly delay: RetryDelay }

/** How a call is repeated: reads once, writes never, unless the options say otherwise; an `Idempotency-Key` changes nothing about that. */
export const retryPlan = (method: Method, client: FailureOptions, call: FailureOptions): RetryPlan => {
  const own = method === 'GET' ? (client.retry ?? 1) : 0
  const delay = call.retryDelay ?? client.retryDelay ?? linearDelay()
  return {
    repeats: Number(call.retry ?? own),
    statuses: call.retryStatuses ?? client.retryStatuses ?? RETRY_STATUSES,
    delay: typeof delay === 'number' ? linearDelay(delay) : delay,
  }
}

/** Milliseconds that a `Retry-After` header (RFC 9110: seconds or a date) asks for; 0 where it says nothing readable. */
export const retryAfter = (header: string | null, now = Date.now()): number => {
  if (header === null) return 0
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}

/** The wait before a repeat, our own or the server's, whichever is longer; null when the server asks for more than 30 seconds. */
export const waitBefore = (own: number, asked: number): number | null => (asked > LONGEST_WAIT_ASKED ? null : Math.max(own, asked))

/** Waits that many milliseconds; an abort before or meanwhile fails with the signal's reason. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
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
