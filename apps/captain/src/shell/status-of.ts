import { AuthError } from '@captain/auth-react'
import { HttpError } from '@captain/http'

/** Status code and status message of whatever made a page fail; 500 unless it says otherwise (the customer's specification §9). */
export const statusOf = (error: unknown): { readonly status: number; readonly message: string } => {
  if (error instanceof HttpError) return { status: error.status, message: error.statusText }
  if (error instanceof AuthError)
    return { status: error.failure === 'offline' ? 500 : 503, message: error.failure === 'offline' ? 'Fetch Error' : 'Service Unavailable' }
  return { status: 500, message: 'Internal Server Error' }
}
