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
  /** What the API answered. */
  readonly apiStatus?: number
  readonly notice?: Notice | null
  /** Seconds after which asking again makes sense, as the API said it. */
  readonly retryAfter?: string | null
}

/** A page that can't be shown; the error page says so with the status. */
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

/** The delivery API answered something else than content. A page whose data is wrong is our fault: other codes become 500. */
export const deliveryFailed = (path: string, trouble: Trouble & { readonly apiStatus: number }): PageError => {
  const { apiStatus } = trouble
  const status = apiStatus === 503 || apiStatus === 429 ? 503 : 500
  return new PageError(status, `The delivery API answered ${apiStatus} to ${path}`, trouble)
}

/** Returns the maintenance notice that replaces the status; null if the operator wrote none. */
export const noticeOf = (error: unknown): Notice | null => (error instanceof PageError ? error.notice : null)

/** Returns the value of the header `retry-after`; null if unknown. */
export const retryAfterOf = (error: unknown): string | null => (error instanceof PageError ? error.retryAfter : null)

/** The HTTP status behind anything that was thrown. */
export const statusOf = (error: unknown): number => (error instanceof PageError ? error.status : 500)

/** Whether the API found something wrong with what it was asked, rather than with itself. */
export const isRefused = (error: unknown): boolean => error instanceof PageError && error.apiStatus === 400
