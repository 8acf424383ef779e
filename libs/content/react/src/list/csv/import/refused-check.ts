import type { ImportPreview, RowIssue } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { asRecord, isObject } from '@captain/validation'

const isRowIssue = (value: unknown): value is RowIssue => {
  const { row, path, rule, params, message } = asRecord(value)
  return typeof row === 'number' && typeof path === 'string' && typeof rule === 'string' && isObject(params) && typeof message === 'string'
}

/** Returns the check with which the server refused an import; null for any other failure. */
export const refusedCheck = (error: unknown): ImportPreview | null => {
  if (!(error instanceof HttpError) || error.problem?.code !== 'invalid-rows') return null
  const { create, update, unchanged, invalid, errors } = asRecord(error.problem)
  const isCounted = typeof create === 'number' && typeof update === 'number' && typeof unchanged === 'number' && typeof invalid === 'number'
  return isCounted && Array.isArray(errors) ? { create, update, unchanged, invalid, errors: errors.filter(isRowIssue) } : null
}
