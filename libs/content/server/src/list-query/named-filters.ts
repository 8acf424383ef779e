import { whereOf, type AnyContentType, type FilterCondition, type NamedFilter } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { dateInTimeZone } from '@captain/locale'
import type { CopyStage } from '../store/derive.ts'
import { parseFilter, rangeFilter, type Filter } from './filters.ts'

/** Returns the declared named filter for a name from a request; null for inherited names such as `constructor`. */
export const namedFilterOf = (type: AnyContentType, name: string): NamedFilter | null =>
  Object.hasOwn(type.namedFilters, name) ? (type.namedFilters[name] ?? null) : null

type FilterContext = { readonly type: AnyContentType; readonly stage: CopyStage; readonly parameter: string }

/** Returns the filter of a condition of a declaration. Throws 400 naming the parameter for fields that the stage does not show. */
export const filterOfCondition = (condition: FilterCondition, { type, stage, parameter }: FilterContext): Filter => {
  if ('in' in condition) return parseFilter(type, condition.field, condition.in, stage, parameter)
  if ('notIn' in condition) {
    const found = parseFilter(type, condition.field, condition.notIn, stage, parameter)
    return { field: found.field, notIn: 'in' in found ? found.in : [] }
  }
  return rangeFilter(type, condition.field, condition, stage, parameter)
}

/**
 * Returns the filters of a named filter for a value. Throws 400 naming the parameter for an invalid value, and for fields that
 * the stage does not show.
 */
export const namedFilterConditions = (namedFilter: NamedFilter, values: readonly string[], requested: FilterContext): readonly Filter[] => {
  const [text = '', ...rest] = values
  const conditions = rest.length > 0 ? null : whereOf(namedFilter, text, dateInTimeZone(new Date()))
  if (conditions === null) throw badRequest('malformed-parameter', requested.parameter)
  return conditions.map((condition) => filterOfCondition(condition, requested))
}
