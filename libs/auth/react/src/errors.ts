/** Why a call to the authentication service failed; the login page words each. */
export type AuthFailure = 'wrong-credentials' | 'refused' | 'too-many' | 'unavailable' | 'offline'

export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly failure: AuthFailure
  /** Seconds until the next try, when the server says so. */
  readonly retryAfter: number | null

  constructor(failure: AuthFailure, retryAfter: number | null = null) {
    super(`Authentication failed: ${failure}`)
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

const failureOf = (status: number): AuthFailure => {
  if (status === 400 || status === 401 || status === 422) return 'wrong-credentials'
  if (status === 403) return 'refused'
  return status === 429 ? 'too-many' : 'unavailable'
}

export const authErrorOf = (response: Response): AuthError => {
  const seconds = Number(response.headers.get('retry-after') ?? response.headers.get('x-retry-after') ?? '')
  return new AuthError(failureOf(response.status), Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null)
}
