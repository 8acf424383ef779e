import { conflict, invalid, ProblemError, problemResponse, titleOfStatus, localizeIssues } from '@captain/http-server'
import { PROBLEM_MEDIA_TYPE, propertyOf } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { titleOfCode } from './auth-problem-titles.ts'
import { AccountIssues, LAST_WAY_IN, lastCredential } from './errors.ts'
import { ceremonyProblemOf } from './passkeys/ceremony-problems.ts'

/** Codes for better-auth's responses without one. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
}

/** Converts an error of better-auth to a problem document that keeps its `code` and `message`. */
export const toProblem = async (response: Response, locale: Locale): Promise<Response> => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const [ownCode, ownMessage] = [propertyOf(body, 'code'), propertyOf(body, 'message')]
  const code = typeof ownCode === 'string' ? ownCode : (CODE_OF_STATUS[response.status] ?? 'internal-error')
  const ceremony = response.status === 404 || response.status >= 500 ? null : ceremonyProblemOf(code)
  if (ceremony !== null) return problemResponse(ceremony, locale)
  const headers = new Headers(response.headers)
  headers.set('content-type', `${PROBLEM_MEDIA_TYPE}; charset=utf-8`)
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  const seconds = headers.get('x-retry-after')
  if (seconds !== null) headers.set('retry-after', seconds)
  const message = typeof ownMessage === 'string' ? { message: ownMessage } : {}
  const problem = {
    type: `urn:captain:problem:${code}`,
    title: (titleOfCode(code) ?? titleOfStatus(response.status))[locale],
    status: response.status,
    code,
    ...message,
  }
  return new Response(JSON.stringify(problem), { status: response.status, headers })
}

const UNIQUE_VIOLATION = '23505'

/** Returns the problem that our hooks inside better-auth threw, in the reader's language; null for any other failure. */
export const problemOf = (error: unknown, locale: Locale): ProblemError | null => {
  if (error instanceof ProblemError) return error
  const code = propertyOf(error, 'code')
  if (code === LAST_WAY_IN) return lastCredential()
  // A concurrent request took the same address.
  if (code === UNIQUE_VIOLATION) return conflict()
  if (!(error instanceof AccountIssues)) return null
  return invalid(localizeIssues(error.issues, locale))
}
