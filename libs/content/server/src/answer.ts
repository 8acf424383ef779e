import type { RuleIssue } from '@captain/content-core'
import { invalid, type Issue } from '@captain/http'
import { formatMessage, type Locale } from '@captain/locale'
import { messageOf, messageParams } from '@captain/validation'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'
import { ContentIssues } from './errors.ts'

const MESSAGES = { ja, en } as const

/** Broken rules with their words in the reader's language. */
export const wordedIssues = (issues: readonly RuleIssue[], locale: Locale): readonly Issue[] =>
  issues.map(({ path, rule, params }) => ({
    path,
    rule,
    params: { ...params },
    message: formatMessage(locale, messageOf(MESSAGES[locale], rule), messageParams(params)),
  }))

/** Runs work and turns values that break the declaration into a 422. */
export const answering = async <T>(locale: Locale, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ContentIssues ? invalid(wordedIssues(error.issues, locale)) : error
  }
}

type AnswerOptions = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> }

/** A JSON answer for one signed-in reader; never stored by caches. */
export const privateJson = (body: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', ...headers },
  })
