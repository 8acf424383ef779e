export { PROBLEM_MEDIA_TYPE, type Issue, type Problem } from './problem.ts'
export { PROBLEM_TITLES, titleOfStatus, type ProblemTitle } from './problem-titles.ts'
export { ProblemError } from './problem-error.ts'
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
  tooLarge,
  tooManyRequests,
  unauthorized,
  unavailable,
  unsupportedMediaType,
} from './errors.ts'
export { hasAlready } from './has-already.ts'
export { HttpError } from './http-error.ts'
export { isBot, seemsBot } from './is-bot.ts'
export { AppError, appErrorOf, routeError } from './app-error.ts'
export { retryAfter } from './retry.ts'
export type { Method, RequestOptions } from './client-options.ts'
export type { Download, DownloadOptions } from './download.ts'
export { createHttpClient, type HttpAnswer, type HttpClient } from './client.ts'
export { errorMessage, propertyOf } from './property-of.ts'
