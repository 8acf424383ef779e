/** A page that can't be shown; the error page says so with the status. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly code = 'page-failed'
  readonly status: number
  /** What the API answered, when that was the trouble. */
  readonly apiStatus: number | null

  constructor(status: number, message: string, apiStatus: number | null = null) {
    super(message)
    this.status = status
    this.apiStatus = apiStatus
  }
}

/** The delivery API answered something else than content. A page whose data is wrong is our fault: other codes become 500. */
export const deliveryFailed = (status: number, path: string): PageError =>
  new PageError(status === 503 || status === 429 ? 503 : 500, `The delivery API answered ${status} to ${path}`, status)

/** The HTTP status behind anything that was thrown. */
export const statusOf = (error: unknown): number => (error instanceof PageError ? error.status : 500)

/** Whether the API found something wrong with what it was asked, rather than with itself. */
export const isRefused = (error: unknown): boolean => error instanceof PageError && error.apiStatus === 400
