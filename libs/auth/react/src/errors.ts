import { propertyOf } from '@captain/http-core'
/** Reasons for a failed call to the authentication service; each page has its own messages. */
export type AuthFailure = 'wrong-credentials' | 'refused' | 'too-many' | 'unavailable' | 'offline'

/** Problem document of the server, in the language of the page. */
export type AuthProblem = { readonly code: string; readonly title: string }

export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly failure: AuthFailure
  /** Seconds until a retry may succeed, if the server reported them. */
  readonly retryAfter: number | null
  readonly problem: AuthProblem | null

  constructor(failure: AuthFailure, retryAfter: number | null = null, problem: AuthProblem | null = null) {
    super(`Authentication failed: ${problem?.code ?? failure}`)
    this.failure = failure
    this.retryAfter = retryAfter
    this.problem = problem
  }
}

const failureOf = (status: number): AuthFailure => {
  if (status === 403) return 'refused'
  if (status === 429) return 'too-many'
  return status >= 400 && status < 500 ? 'wrong-credentials' : 'unavailable'
}

const readProblem = async (response: Response): Promise<AuthProblem | null> => {
  const body: unknown = await response.json().catch(() => null)
  const [code, title] = [propertyOf(body, 'code'), propertyOf(body, 'title')]
  return typeof code === 'string' && typeof title === 'string' ? { code, title } : null
}

export const authErrorOf = async (response: Response): Promise<AuthError> => {
  const seconds = Number(response.headers.get('retry-after') ?? response.headers.get('x-retry-after') ?? '')
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
  return new AuthError(failureOf(response.status), retryAfter, await readProblem(response))
}
