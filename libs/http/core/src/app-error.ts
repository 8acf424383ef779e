import { HttpError } from './http-error.ts'
import { isProblem } from './problem.ts'

export type AppErrorOptions = {
  /** Default: 500 (the customer's specification §9). */
  readonly statusCode?: number
  readonly statusMessage?: string
  readonly data?: unknown
  /** Whether the error page replaces the full page. */
  readonly fatal?: boolean
  readonly cause?: unknown
}

/** Generic error of the customer's specification §8; the error page shows it for any failure. */
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

/**
 * Converts any failure to the generic error. Failed calls and problem documents keep status, message and body; anything else becomes 500
 * and exposes only its cause.
 */
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

/** Creates the error of a route whose validation rejected the URL: fatal, 404 and "Page Not Found" with the path by default (§8). */
export const routeError = (
  path: string,
  { statusCode = 404, statusMessage = `Page Not Found: ${path}` }: Pick<AppErrorOptions, 'statusCode' | 'statusMessage'> = {},
): AppError => new AppError({ statusCode, statusMessage, fatal: true })
