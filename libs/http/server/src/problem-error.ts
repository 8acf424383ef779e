import type { Problem } from '@captain/http-core'
import { titleOfStatus, type ProblemTitle } from './problem-titles.ts'

/** Additional members of a document; they cannot replace the standard ones. */
type Extra = Readonly<Record<string, unknown>> & { readonly [Standard in 'type' | 'title' | 'status' | 'code']?: never }

export type ProblemOptions = {
  readonly status: number
  readonly code: string
  /** Default: the title of the status. */
  readonly title?: ProblemTitle
  /** Additional members, such as `issues`. */
  readonly extra?: Extra
  /** Response headers of the problem, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Error that server code throws; becomes a problem document with this status and code. */
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

/** Returns the document of a problem in one language. Contains nothing about the request, so equal problems have equal bytes. */
export const problemDocument = (error: ProblemError, locale: 'ja' | 'en'): Problem => ({
  type: `urn:captain:problem:${error.code}`,
  title: error.title[locale],
  status: error.status,
  code: error.code,
  ...error.extra,
})
