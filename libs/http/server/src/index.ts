export type {
  CheckedContext,
  EndpointDeclaration,
  EndpointSchemas,
  GuardTypes,
  HttpContext,
  HttpEndpoint,
  NoSchemas,
  ParamNames,
} from './endpoint.ts'
export type { EndpointMethod } from './endpoint-method.ts'
export type { DescribedBody, DescribedParameter, Describing, JsonSchema, OperationDescription } from './operation-description.ts'
export { checkedParts, checkedQuery, runEndpoint } from './run-endpoint.ts'
export { wordedIssues } from './worded-issues.ts'
export { createRateLimits, type RateLimitOptions, type RateLimits, type RateRule } from './rate-limits.ts'
export { consumeOrThrow, rateLimitKey } from './consume-or-throw.ts'
export {
  badRequest,
  conflict,
  forbidden,
  foreignOrigin,
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
export { PROBLEM_TITLES, titleOfStatus, type CommonProblemCode, type ProblemTitle } from './problem-titles.ts'
export { problemDocument, ProblemError, type ProblemOptions } from './problem-error.ts'
export { problemResponse } from './problem-response.ts'
export { readJson } from './read-json.ts'
export { hasAlready } from './has-already.ts'
