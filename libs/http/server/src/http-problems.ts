import {
  badRequest,
  conflict,
  foreignOrigin,
  forbidden,
  internalError,
  invalid,
  methodNotAllowed,
  notFound,
  preconditionRequired,
  tooLarge,
  tooManyRequests,
  unauthorized,
  unavailable,
  unsupportedMediaType,
} from './errors.ts'
import type { ProblemError } from './problem-error.ts'

/** Returns one instance of each problem of this library, for the description of the API. */
export const httpProblems = (): readonly ProblemError[] => [
  badRequest('bad-request'),
  badRequest('malformed-json'),
  badRequest('unknown-parameter'),
  badRequest('malformed-parameter'),
  unauthorized(),
  forbidden(),
  foreignOrigin(),
  notFound(),
  methodNotAllowed([]),
  conflict(),
  tooLarge(),
  unsupportedMediaType(),
  invalid([]),
  preconditionRequired(),
  tooManyRequests(1),
  internalError(),
  unavailable(),
]
