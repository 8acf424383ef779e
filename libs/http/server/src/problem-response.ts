import { PROBLEM_MEDIA_TYPE } from '@captain/http-core'
import { problemDocument, type ProblemError } from './problem-error.ts'

/** The HTTP answer of a problem; never stored by caches, and marked as depending on the language. */
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
