import { AuthError } from '@captain/auth-react'
import { AppError, appErrorOf } from '@captain/http-core'
import { isLostFile } from '../recovery/lost-file.ts'

/** Status message of a request without a response (the customer's specification §8). */
const UNANSWERED = 'Fetch Error'

/** Converts any error of a page to the generic error of the customer's specification §8. The default status is 500. */
export const failureOf = (error: unknown): AppError => {
  if (isLostFile(error)) return new AppError({ statusMessage: UNANSWERED, cause: error })
  if (!(error instanceof AuthError)) return appErrorOf(error)
  const [statusCode, statusMessage] = error.failure === 'offline' ? [500, UNANSWERED] : [503, 'Service Unavailable']
  return new AppError({ statusCode, statusMessage, cause: error })
}

/** Returns whether the request got no response, so that a retry may succeed. */
export const isNetworkFailure = ({ statusMessage }: AppError): boolean => statusMessage === UNANSWERED
