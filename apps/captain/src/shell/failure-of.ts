import { AuthError } from '@captain/auth-react'
import { AppError, appErrorOf } from '@captain/http'

/** Whatever made a page fail as the generic error of the customer's specification §8; 500 unless it says otherwise. */
export const failureOf = (error: unknown): AppError => {
  if (!(error instanceof AuthError)) return appErrorOf(error)
  const [statusCode, statusMessage] = error.failure === 'offline' ? [500, 'Fetch Error'] : [503, 'Service Unavailable']
  return new AppError({ statusCode, statusMessage, cause: error })
}
