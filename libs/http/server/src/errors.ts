import type { Issue } from '@captain/http-core'
import { ProblemError } from './problem-error.ts'
import { PROBLEM_TITLES, type CommonProblemCode } from './problem-titles.ts'

type Extra = Readonly<Record<string, unknown>>

const common = (status: number, code: CommonProblemCode, extra?: Extra, headers?: Readonly<Record<string, string>>): ProblemError =>
  new ProblemError({ status, code, title: PROBLEM_TITLES[code], extra, headers })

/** 400; names the parameter that is wrong when there is one. */
export const badRequest = (
  code: 'bad-request' | 'malformed-json' | 'unknown-parameter' | 'malformed-parameter' = 'bad-request',
  parameter?: string,
) => common(400, code, parameter === undefined ? undefined : { parameter })

/** 401: nobody is signed in. */
export const unauthorized = () => common(401, 'unauthorized')

/** 403: signed in, and not allowed. */
export const forbidden = () => common(403, 'forbidden')

/** 403: a write by cookie that did not come from this site's own pages. */
export const foreignOrigin = () => common(403, 'foreign-origin')

/** 404: unknown, or another tenant's, which looks the same. */
export const notFound = () => common(404, 'not-found')

/** 405 with the methods that exist. */
export const methodNotAllowed = (allowed: readonly string[]) => common(405, 'method-not-allowed', undefined, { allow: allowed.join(', ') })

/** 409 with what the screen needs to resolve it; `code` says which conflict it is. */
export const conflict = (extra: Extra & { readonly code?: string } = {}) => {
  const { code = 'conflict', ...rest } = extra
  return new ProblemError({ status: 409, code, title: PROBLEM_TITLES.conflict, extra: rest })
}

/** 413. */
export const tooLarge = (extra?: Extra) => common(413, 'too-large', extra)

/** 415. */
export const unsupportedMediaType = (extra?: Extra) => common(415, 'unsupported-media-type', extra)

/** 422 with one entry for each thing that is wrong. */
export const invalid = (issues: readonly Issue[]) => common(422, 'invalid', { issues })

/** 428: a change has to say which version it is based on. */
export const preconditionRequired = () => common(428, 'precondition-required')

/** 429; `seconds` until the next try may succeed. */
export const tooManyRequests = (seconds: number) =>
  common(429, 'too-many-requests', undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })

/** 500, saying nothing about the cause. */
export const internalError = () => common(500, 'internal-error')

/** 503: something this server needs is down, or it is stopping. */
export const unavailable = (seconds?: number) =>
  common(503, 'unavailable', undefined, seconds === undefined ? undefined : { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })
