import { conditionsOf, type AnyContentType, type Condition, type Narrowing } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { civilDate } from '@captain/locale'
import type { Stage } from '../store/derive.ts'
import { parseFilter, rangeFilter, type Filter } from './filters.ts'

/** Returns the declared named filter for a name from a request; null for inherited names such as `constructor`. */
export const narrowingOf = (type: AnyContentType, name: string): Narrowing | null =>
  Object.hasOwn(type.narrowings, name) ? (type.narrowings[name] ?? null) : null

type Asked = { readonly type: AnyContentType; readonly stage: Stage; readonly parameter: string }

const filterOf = (condition: Condition, { type, stage, parameter }: Asked): Filter => {
  if ('any' in condition) return parseFilter(type, condition.field, condition.any, stage, parameter)
  if ('none' in condition) {
    const found = parseFilter(type, condition.field, condition.none, stage, parameter)
    return { field: condition.field, none: 'any' in found ? found.any : [] }
  }
  return rangeFilter(type, condition.field, condition, stage, parameter)
}

/**
 * Returns the filters of a named filter for a value. Throws 400 naming the parameter for an invalid value, and for fields that
 * the stage does not show.
 */
export const narrowedBy = (narrowing: Narrowing, values: readonly string[], asked: Asked): readonly Filter[] => {
  const [text = '', ...rest] = values
  const conditions = rest.length > 0 ? null : conditionsOf(narrowing, text, civilDate(new Date()))
  if (conditions === null) throw badRequest('malformed-parameter', asked.parameter)
  return conditions.map((condition) => filterOf(condition, asked))
}
