import { derivedName, kindOf, type AnyContentType, type AnyField, asText } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { sql, type Fragment } from '../database/sql.ts'
import { indexedNames, type CopyStage } from '../store/derive.ts'
import { filterText } from './filter-text.ts'
import { requestedField } from './requested-field.ts'

/** A condition on one indexed field: any or none of some values, an inclusive range, or a prefix. */
export type Filter = { readonly field: string } & (
  | { readonly in: readonly string[] }
  | { readonly notIn: readonly string[] }
  | { readonly from: string | null; readonly to: string | null; readonly includeEmpty?: boolean }
  | { readonly prefix: string }
)

type Range = Extract<Filter, { readonly to: string | null }>

const MAX_VALUES = 50
const LAST_CHARACTER = '\u{10ffff}'

const parameterOf = (field: string) => `filter[${field}]`

/** A requested filter; errors name its parameter. */
type FilterParameter = { readonly indexName: string; readonly field: AnyField; readonly parameter: string }

const malformed = ({ parameter }: FilterParameter) => badRequest('malformed-parameter', parameter)

const textOf = (requested: FilterParameter, text: string): string => {
  const found = filterText(requested.field, text)
  if (found === null) throw malformed(requested)
  return found
}

const rangeOf = (requested: FilterParameter, text: string): Range => {
  const [from = '', to = '', ...rest] = text.split('..')
  if (rest.length > 0) throw malformed(requested)
  const end = (bound: string) => (bound === '' ? null : textOf(requested, bound))
  // A range matches non-empty values only: empty ones are indexed as ''.
  return { field: requested.indexName, from: end(from) ?? '\u0001', to: end(to) }
}

/** Whether lists of a stage can filter by the field. */
export const isFilterable = (type: AnyContentType, name: string, stage: CopyStage): boolean => {
  const field = requestedField(type, name)
  return field !== undefined && kindOf(field).filter !== undefined && indexedNames(type, stage).includes(name)
}

/**
 * Returns the field of a filter. Throws 400 naming the parameter if lists of the stage cannot filter by it; unknown and private
 * fields get the same error.
 */
export const filteredField = (type: AnyContentType, name: string, stage: CopyStage, parameter = parameterOf(name)): AnyField => {
  const field = requestedField(type, name)
  if (field === undefined || !isFilterable(type, name, stage)) throw badRequest('unknown-parameter', parameter)
  return field
}

/** Adds the options that an option has replaced: records that were not written since are indexed by them. */
const withEarlierOptions = ({ config }: AnyField, option: string): readonly string[] =>
  'optionsWere' in config
    ? [option, ...Object.entries(config.optionsWere).flatMap(([earlier, now]) => (now === option ? [earlier] : []))]
    : [option]

/** Parses one or more `filter[name]=…`. Throws 400 naming the parameter for a field that cannot be filtered or an impossible value. */
export const parseFilter = (
  type: AnyContentType,
  name: string,
  values: readonly string[],
  stage: CopyStage,
  parameter = parameterOf(name),
): Filter => {
  const field = filteredField(type, name, stage, parameter)
  const indexName = derivedName(type, name)
  const requested: FilterParameter = { indexName, field, parameter }
  if (values.length > MAX_VALUES) throw malformed(requested)
  const style = kindOf(field).filter
  const [only = ''] = values
  if (style === 'range' && values.length === 1 && only.includes('..')) return rangeOf(requested, only)
  if (asText(field) !== null && values.length === 1 && only !== '') return { field: indexName, prefix: textOf(requested, only) }
  return { field: indexName, in: values.flatMap((value) => withEarlierOptions(field, textOf(requested, value))) }
}

type Ends = { readonly from?: string; readonly to?: string; readonly includeEmpty?: true }

/** Returns a range filter from separate ends. Throws 400 naming the parameter like `parseFilter`. */
export const rangeFilter = (
  type: AnyContentType,
  name: string,
  { from = '', to = '', includeEmpty }: Ends,
  stage: CopyStage,
  parameter: string,
): Filter => {
  const range = rangeOf(
    { indexName: derivedName(type, name), field: filteredField(type, name, stage, parameter), parameter },
    `${from}..${to}`,
  )
  return { ...range, includeEmpty: includeEmpty === true }
}

/** Returns the condition on a row of the index aliased `i`; for `none`, on the rows to exclude. */
export const indexCondition = (filter: Filter): Fragment => {
  if ('in' in filter) return filter.in.length === 1 ? sql`i.val = ${filter.in[0]}` : sql`i.val = any(${filter.in}::text[])`
  if ('notIn' in filter) return sql`i.val = any(${filter.notIn}::text[])`
  if ('prefix' in filter) return sql`i.val >= ${filter.prefix} and i.val < ${filter.prefix + LAST_CHARACTER}`
  const range = filter.to === null ? sql`i.val >= ${filter.from}` : sql`i.val >= ${filter.from} and i.val <= ${filter.to}`
  return filter.includeEmpty === true ? sql`(i.val = '' or (${range}))` : range
}
