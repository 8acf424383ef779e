export type { CheckedContext, EndpointDeclaration, EndpointSchemas, HttpContext, HttpEndpoint, NoSchemas, ParamNames } from './endpoint.ts'
export type { EndpointMethod } from './endpoint-method.ts'
export type { OperationText, OperationTexts } from './operation-texts.ts'
export type { DescribedBody, DescribedParameter, DescribeContext, JsonSchema, OperationDescription } from './operation-description.ts'
export { checkedParts, checkedQuery, runEndpoint } from './run-endpoint.ts'
export { keptBytes, keptParts } from './kept-bytes.ts'
export { localizeIssues } from './localize-issues.ts'
export { createRateLimits, type RateLimits, type RateRule } from './rate-limits.ts'
export { enforceRateLimit, rateLimitKey } from './enforce-rate-limit.ts'
export {
  badRequest,
  conflict,
  forbidden,
  foreignOrigin,
  idempotencyMismatch,
  insufficientStorage,
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
export { isDiskFull } from './is-disk-full.ts'
export { httpProblems } from './http-problems.ts'
export { PROBLEM_TITLES, titleOfStatus, type ProblemTitle } from './problem-titles.ts'
export { ProblemError } from './problem-error.ts'
export { problemResponse } from './problem-response.ts'
export { readJson } from './read-json.ts'
export { matchesEtag } from './matches-etag.ts'
