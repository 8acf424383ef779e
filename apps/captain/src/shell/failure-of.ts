import { AuthError } from '@captain/auth-react'
import { AppError, appErrorOf } from '@captain/http-core'

/** Status message of a request without a response (the customer's specification §8). */
const UNANSWERED = 'Fetch Error'

/** Messages of the browsers and of the bundler for a chunk that failed to load. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Converts any error of a page to the generic error of the customer's specification §8. The default status is 500. */
export const failureOf = (error: unknown): AppError => {
  if (error instanceof Error && UNLOADED.test(error.message)) return new AppError({ statusMessage: UNANSWERED, cause: error })
  if (!(error instanceof AuthError)) return appErrorOf(error)
  const [statusCode, statusMessage] = error.failure === 'offline' ? [500, UNANSWERED] : [503, 'Service Unavailable']
  return new AppError({ statusCode, statusMessage, cause: error })
}

/** Returns whether the request got no response, so that a retry may succeed. */
export const isNetworkFailure = ({ statusMessage }: AppError): boolean => statusMessage === UNANSWERED
