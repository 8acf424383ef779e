/** A page that can't be shown; the error page says so with the status. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly code = 'page-failed'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The delivery API answered something else than content. A page whose data is wrong is our fault: other codes become 500. */
export const deliveryFailed = (status: number, path: string): PageError =>
  new PageError(status === 503 || status === 429 ? 503 : 500, `The delivery API answered ${status} to ${path}`)

/** The HTTP status behind anything that was thrown. */
export const statusOf = (error: unknown): number => (error instanceof PageError ? error.status : 500)
