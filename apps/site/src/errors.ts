import type { DeliveredMedia } from '@captain/content-core'

/** The notice of a site under maintenance; its end is an ISO instant. */
export type Notice = {
  readonly title: string
  readonly message: string
  readonly endsAt: string | null
  readonly image: DeliveredMedia | null
  readonly contactUrl: string | null
}

type Trouble = {
  /** Status of the API's response. */
  readonly apiStatus?: number
  readonly notice?: Notice | null
  /** Seconds after which asking again makes sense, as the API said it. */
  readonly retryAfter?: string | null
}

/** A page that can't be shown; the error page shows the status. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly code = 'page-failed'
  readonly status: number
  readonly apiStatus: number | null
  readonly notice: Notice | null
  readonly retryAfter: string | null

  constructor(status: number, message: string, { apiStatus, notice, retryAfter }: Trouble = {}) {
    super(message)
    this.status = status
    this.apiStatus = apiStatus ?? null
    this.notice = notice ?? null
    this.retryAfter = retryAfter ?? null
  }
}

/** Creates the error for a failed response of the delivery API. 503 and 429 become 503; any other status is our fault and becomes 500. */
export const deliveryFailed = (path: string, details: Trouble & { readonly apiStatus: number }): PageError => {
  const { apiStatus } = details
  const status = apiStatus === 503 || apiStatus === 429 ? 503 : 500
  return new PageError(status, `The delivery API answered ${apiStatus} to ${path}`, details)
}

/** Returns the maintenance notice that replaces the status; null if the operator wrote none. */
export const noticeOf = (error: unknown): Notice | null => (error instanceof PageError ? error.notice : null)

/** Returns the value of the header `retry-after`; null if unknown. */
export const retryAfterOf = (error: unknown): string | null => (error instanceof PageError ? error.retryAfter : null)

/** The HTTP status behind anything that was thrown. */
export const statusOf = (error: unknown): number => (error instanceof PageError ? error.status : 500)

/** Returns whether the API rejected the request as invalid, as opposed to a failure of the API. */
export const isRefused = (error: unknown): boolean => error instanceof PageError && error.apiStatus === 400
