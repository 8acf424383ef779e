export { isProblem, PROBLEM_MEDIA_TYPE, type Issue, type Problem } from './problem.ts'
export { PROBLEM_TITLES, titleOfStatus, type CommonProblemCode, type ProblemTitle } from './problem-titles.ts'
export { problemDocument, ProblemError, type ProblemOptions } from './problem-error.ts'
export { problemResponse } from './problem-response.ts'
export { readBytes } from './read-bytes.ts'
export { readJson } from './read-json.ts'
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
  requestTimeout,
  tooLarge,
  tooManyRequests,
  unauthorized,
  unavailable,
  unsupportedMediaType,
} from './errors.ts'
export { hasAlready } from './has-already.ts'
export { HttpError } from './http-error.ts'
export { isBot, seemsBot } from './is-bot.ts'
export { AppError, appErrorOf, isAppError, routeError, type AppErrorOptions } from './app-error.ts'
export { exponentialDelay, linearDelay, RETRY_STATUSES, retryAfter } from './retry.ts'
export type { FailureOptions, HttpClientOptions, Method, Query, RequestOptions, RetryDelay } from './client-options.ts'
export type { Download, DownloadOptions } from './download.ts'
export { createHttpClient, type HttpAnswer, type HttpClient } from './client.ts'
