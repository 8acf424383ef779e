import { isDeepStrictEqual } from 'node:util'
import { asRecord } from '@captain/validation'
import { isEmptyValue, nestedFields, kindOf, type AnyField, type Fields, type Values, sidesOf, type Sides } from '@captain/content-core'

type Saves = { readonly before: Values; readonly after: Values; readonly past: ReadonlySet<string> }

const isBehind = (field: AnyField, path: string, before: Sides, after: Sides, past: ReadonlySet<string>): boolean => {
  const one = { ...field, localized: false }
  if (isEmptyValue(one, after.ja ?? null) || isEmptyValue(one, after.en ?? null)) return false
  if (!isDeepStrictEqual(before.en ?? null, after.en ?? null)) return false
  return past.has(path) || (!isEmptyValue(one, before.ja ?? null) && !isDeepStrictEqual(before.ja, after.ja))
}

/**
 * Returns the paths of the fields whose English is outdated, starting with those of `past`. Rows of lists are left out because
 * their positions change.
 */
export const staleTranslationPaths = (fields: Fields, { before, after, past }: Saves, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]): readonly string[] => {
    const path = `${prefix}${name}`
    if (field.localized) return isBehind(field, path, sidesOf(before[name]), sidesOf(after[name]), past) ? [path] : []
    const nested = kindOf(field).nesting === 'object' ? nestedFields(field) : null
    return nested === null
      ? []
      : staleTranslationPaths(nested, { before: asRecord(before[name]), after: asRecord(after[name]), past }, `${path}.`)
  })
