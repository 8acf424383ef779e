import { isProblem, type Problem } from './problem.ts'

type Known = { readonly cause?: unknown; readonly headers?: Headers }

/** Failed call with the response's status, status text, parsed body and headers; `problem` is set if the body is a problem document. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  readonly problem: Problem | null
  /** Null if there was no response. */
  readonly headers: Headers | null

  constructor(status: number, statusText: string, body: unknown, { cause, headers }: Known = {}) {
    super(`${status} ${statusText}`, cause === undefined ? undefined : { cause })
    this.status = status
    this.statusText = statusText
    this.body = body
    this.problem = isProblem(body) ? body : null
    this.headers = headers ?? null
  }
}

/** Call without a response: status 500 and status text "Fetch Error", as the customer's specification §8 requires. */
export const fetchError = (cause: unknown): HttpError => new HttpError(500, 'Fetch Error', null, { cause })
