import { kindOf, type AnyContentType, type AnyField } from '@captain/content-core'
import { badRequest } from '@captain/http'
import { sql, type Fragment } from '../database/sql.ts'
import { indexedNames, type Stage } from '../store/derive.ts'
import { filterText } from './filter-text.ts'
import { requestedField } from './requested-field.ts'

/** A condition on one indexed field: any of some values, a range with both ends, or a beginning. */
export type Filter = { readonly field: string } & (
  | { readonly any: readonly string[] }
  | { readonly from: string | null; readonly to: string | null }
  | { readonly prefix: string }
)

const MAX_VALUES = 50
const LAST_CHARACTER = '\u{10ffff}'

const parameterOf = (field: string) => `filter[${field}]`

const textOf = (name: string, field: AnyField, text: string): string => {
  if (text === '') return ''
  const found = filterText(field, text)
  if (found === null) throw badRequest('malformed-parameter', parameterOf(name))
  return found
}

const rangeOf = (name: string, field: AnyField, text: string): Filter => {
  const [from = '', to = ''] = text.split('..')
  const end = (bound: string) => (bound === '' ? null : textOf(name, field, bound))
  // A range takes only present values: an empty one is indexed as ''.
  return { field: name, from: end(from) ?? '\u0001', to: end(to) }
}

/** Whether lists of a stage can narrow by the field. */
export const isFilterable = (type: AnyContentType, name: string, stage: Stage): boolean => {
  const field = requestedField(type, name)
  return field !== undefined && kindOf(field).filter !== undefined && indexedNames(type, stage).includes(name)
}

/** Reads `filter[name]=…` given once or more. Throws 400 naming the parameter for a field that cannot be filtered or a value it cannot have. */
export const parseFilter = (type: AnyContentType, name: string, values: readonly string[], stage: Stage): Filter => {
  const field = requestedField(type, name)
  if (field === undefined || !isFilterable(type, name, stage)) throw badRequest('unknown-parameter', parameterOf(name))
  if (values.length > MAX_VALUES) throw badRequest('malformed-parameter', parameterOf(name))
  const style = kindOf(field).filter
  const [only = ''] = values
  if (style === 'range' && values.length === 1 && only.includes('..')) return rangeOf(name, field, only)
  if (field.kind === 'text' && values.length === 1 && only !== '') return { field: name, prefix: textOf(name, field, only) }
  return { field: name, any: values.map((value) => textOf(name, field, value)) }
}

/** The condition on a row of the index aliased `i`. */
export const indexCondition = (filter: Filter): Fragment => {
  if ('any' in filter) return filter.any.length === 1 ? sql`i.val = ${filter.any[0]}` : sql`i.val = any(${filter.any}::text[])`
  if ('prefix' in filter) return sql`i.val >= ${filter.prefix} and i.val < ${filter.prefix + LAST_CHARACTER}`
  if (filter.to === null) return sql`i.val >= ${filter.from}`
  return sql`i.val >= ${filter.from} and i.val <= ${filter.to}`
}
