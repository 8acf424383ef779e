import { isObject } from '@captain/validation'

/** One input error; `path` is dotted (`name.ja`, `sizes.0.label.ja`), `rule` is the code of the rule. */
export type Issue = { path: string; rule: string; params: Record<string, unknown>; message: string }

/** Problem document (RFC 9457) of every API error; `code` is stable, `title` is in the reader's language. */
export type Problem = {
  type: string
  title: string
  status: number
  code: string
  detail?: string
  instance?: string
  issues?: readonly Issue[]
} & Record<string, unknown>

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** Returns whether a parsed body is a problem document of this product. */
export const isProblem = (value: unknown): value is Problem =>
  isObject(value) && typeof value['code'] === 'string' && typeof value['title'] === 'string' && typeof value['status'] === 'number'
