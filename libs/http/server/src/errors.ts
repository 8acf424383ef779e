import type { Issue } from '@captain/http-core'
import { ProblemError } from './problem-error.ts'
import { PROBLEM_TITLES, type CommonProblemCode } from './problem-titles.ts'

type Extra = Readonly<Record<string, unknown>>

const common = (status: number, code: CommonProblemCode, extra?: Extra, headers?: Readonly<Record<string, string>>): ProblemError =>
  new ProblemError({ status, code, title: PROBLEM_TITLES[code], extra, headers })

/** Creates a 400; names the wrong parameter, if any. */
export const badRequest = (
  code: 'bad-request' | 'malformed-json' | 'unknown-parameter' | 'malformed-parameter' = 'bad-request',
  parameter?: string,
) => common(400, code, parameter === undefined ? undefined : { parameter })

/** Creates a 401: the caller is not signed in. */
export const unauthorized = () => common(401, 'unauthorized')

/** Creates a 403: the caller is signed in but not allowed. */
export const forbidden = () => common(403, 'forbidden')

/** Creates a 403: a write by cookie that did not come from a page of this site. */
export const foreignOrigin = () => common(403, 'foreign-origin')

/** Creates a 404: unknown, or owned by another tenant, which looks the same. */
export const notFound = () => common(404, 'not-found')

/** Creates a 405 with the allowed methods. */
export const methodNotAllowed = (allowed: readonly string[]) => common(405, 'method-not-allowed', undefined, { allow: allowed.join(', ') })

/** Creates a 409 with the data that the screen needs to resolve the conflict named by `code`. */
export const conflict = (extra: Extra & { readonly code?: string } = {}) => {
  const { code = 'conflict', ...rest } = extra
  return new ProblemError({ status: 409, code, title: PROBLEM_TITLES.conflict, extra: rest })
}

/** Creates a 409: the same Idempotency-Key came with another body. Carries the result of the first request if the caller may read it. */
export const idempotencyMismatch = (current: unknown) => common(409, 'idempotency-mismatch', { current })

/** Creates a 413. */
export const tooLarge = (extra?: Extra) => common(413, 'too-large', extra)

/** Creates a 415. */
export const unsupportedMediaType = (extra?: Extra) => common(415, 'unsupported-media-type', extra)

/** Creates a 422 with one entry per issue. */
export const invalid = (issues: readonly Issue[]) => common(422, 'invalid', { issues })

/** Creates a 428: an update must send the version that it is based on. */
export const preconditionRequired = () => common(428, 'precondition-required')

/** Creates a 429; `seconds` is the time until a retry may succeed. */
export const tooManyRequests = (seconds: number) =>
  common(429, 'too-many-requests', undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })

/** Creates a 500 without details of the cause. */
export const internalError = () => common(500, 'internal-error')

/** Creates a 503: a dependency of this server is unavailable, or the server is stopping. */
export const unavailable = (seconds?: number) =>
  common(503, 'unavailable', undefined, seconds === undefined ? undefined : { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })

/** Creates a 507: the disk of the server is full. */
export const insufficientStorage = () => common(507, 'insufficient-storage')
