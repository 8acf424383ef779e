export type Notice = { readonly title: string; readonly message: string }

/** A page that can't be shown; the error page says so with the status. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly code = 'page-failed'
  readonly status: number
  /** What the API answered, when that was the trouble. */
  readonly apiStatus: number | null
  /** What a site under maintenance tells its visitors. */
  readonly notice: Notice | null

  constructor(status: number, message: string, apiStatus: number | null = null, notice: Notice | null = null) {
    super(message)
    this.status = status
    this.apiStatus = apiStatus
    this.notice = notice
  }
}

/** The delivery API answered something else than content. A page whose data is wrong is our fault: other codes become 500. */
export const deliveryFailed = (status: number, path: string, notice: Notice | null = null): PageError =>
  new PageError(status === 503 || status === 429 ? 503 : 500, `The delivery API answered ${status} to ${path}`, status, notice)

/** What visitors are to be told instead of the status; null where nobody has written anything. */
export const noticeOf = (error: unknown): Notice | null => (error instanceof PageError ? error.notice : null)

/** The HTTP status behind anything that was thrown. */
export const statusOf = (error: unknown): number => (error instanceof PageError ? error.status : 500)

/** Whether the API found something wrong with what it was asked, rather than with itself. */
export const isRefused = (error: unknown): boolean => error instanceof PageError && error.apiStatus === 400
