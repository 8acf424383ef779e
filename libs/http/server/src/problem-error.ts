import type { Problem } from '@captain/http-core'
import { titleOfStatus, type ProblemTitle } from './problem-titles.ts'

/** Members of a document beside the standard ones, which they cannot replace. */
type Extra = Readonly<Record<string, unknown>> & { readonly [Standard in 'type' | 'title' | 'status' | 'code']?: never }

export type ProblemOptions = {
  readonly status: number
  readonly code: string
  /** Left out: the title of the status. */
  readonly title?: ProblemTitle
  /** Such as `issues`. */
  readonly extra?: Extra
  /** Response headers that belong to the problem, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer that server code throws: becomes a problem document with this status and code. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly status: number
  readonly code: string
  readonly title: ProblemTitle
  readonly extra: Extra
  readonly headers: Readonly<Record<string, string>>

  constructor({ status, code, title, extra, headers }: ProblemOptions) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.title = title ?? titleOfStatus(status)
    this.extra = extra ?? {}
    this.headers = headers ?? {}
  }
}

/** The document of a problem in one language. Says nothing about the request, so that equal problems have equal bytes. */
export const problemDocument = (error: ProblemError, locale: 'ja' | 'en'): Problem => ({
  type: `urn:captain:problem:${error.code}`,
  title: error.title[locale],
  status: error.status,
  code: error.code,
  ...error.extra,
})
