import { HttpError } from './http-error.ts'
import { isProblem } from './problem.ts'

export type AppErrorOptions = {
  /** Left out: 500 (the customer's specification §9). */
  readonly statusCode?: number
  readonly statusMessage?: string
  readonly data?: unknown
  /** Whether the whole page has to give way to the error page. */
  readonly fatal?: boolean
  readonly cause?: unknown
}

/** The generic error of the customer's specification §8, which an error page shows whatever failed. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly statusCode: number
  readonly statusMessage: string
  readonly data: unknown
  readonly fatal: boolean

  constructor({ statusCode = 500, statusMessage = '', data = null, fatal = false, cause }: AppErrorOptions = {}) {
    super(statusMessage === '' ? String(statusCode) : statusMessage, cause === undefined ? undefined : { cause })
    this.statusCode = statusCode
    this.statusMessage = statusMessage
    this.data = data
    this.fatal = fatal
  }
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError

/** Any failure as the generic error: a failed call and a problem document bring status, message and body, anything else is 500 and tells nothing but its cause. */
export const appErrorOf = (failure: unknown, { fatal = false }: Pick<AppErrorOptions, 'fatal'> = {}): AppError => {
  if (isAppError(failure)) return failure
  if (failure instanceof HttpError) {
    // HTTP/2 has no status texts.
    const statusMessage = failure.statusText || (failure.problem?.title ?? '')
    return new AppError({ statusCode: failure.status, statusMessage, data: failure.body, fatal, cause: failure })
  }
  if (isProblem(failure)) return new AppError({ statusCode: failure.status, statusMessage: failure.title, data: failure, fatal })
  return new AppError({ statusMessage: 'Internal Server Error', fatal, cause: failure })
}

/** A route whose validation refused the address: fatal, 404 and "Page Not Found" with the path, unless it said otherwise (§8). */
export const routeError = (
  path: string,
  { statusCode = 404, statusMessage = `Page Not Found: ${path}` }: Pick<AppErrorOptions, 'statusCode' | 'statusMessage'> = {},
): AppError => new AppError({ statusCode, statusMessage, fatal: true })
