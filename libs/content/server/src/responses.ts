import { localizeIssues, invalid } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { ContentIssues } from './errors.ts'

/** Runs work and turns values that break the declaration into a 422. */
export const withValidationProblem = async <T>(locale: Locale, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ContentIssues ? invalid(localizeIssues(error.issues, locale)) : error
  }
}

type AnswerOptions = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> }

/** Returns a JSON response for one signed-in reader; caches never store it. */
export const privateJson = (body: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', ...headers },
  })
