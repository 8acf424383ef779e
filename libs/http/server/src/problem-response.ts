import { PROBLEM_MEDIA_TYPE } from '@captain/http-core'
import { problemDocument, type ProblemError } from './problem-error.ts'

/** Returns the HTTP response of a problem, which caches never store and which varies by language. */
export const problemResponse = (error: ProblemError, locale: 'ja' | 'en'): Response =>
  new Response(JSON.stringify(problemDocument(error, locale)), {
    status: error.status,
    headers: {
      'content-type': `${PROBLEM_MEDIA_TYPE}; charset=utf-8`,
      'content-language': locale,
      'cache-control': 'no-store',
      vary: 'accept-language',
      ...error.headers,
    },
  })
