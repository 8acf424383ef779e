import { AuthError } from '@captain/auth-react'
import { AppError, appErrorOf } from '@captain/http-core'

/** As a request that nobody answered is called (the customer's specification §8). */
const UNANSWERED = 'Fetch Error'

/** How browsers, each in its own words, and the bundler say that a part of the application could not be fetched. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Whatever made a page fail as the generic error of the customer's specification §8; 500 unless it says otherwise. */
export const failureOf = (error: unknown): AppError => {
  if (error instanceof Error && UNLOADED.test(error.message)) return new AppError({ statusMessage: UNANSWERED, cause: error })
  if (!(error instanceof AuthError)) return appErrorOf(error)
  const [statusCode, statusMessage] = error.failure === 'offline' ? [500, UNANSWERED] : [503, 'Service Unavailable']
  return new AppError({ statusCode, statusMessage, cause: error })
}

/** Whether it failed because nobody answered, which another try may mend. */
export const isUnanswered = ({ statusMessage }: AppError): boolean => statusMessage === UNANSWERED
