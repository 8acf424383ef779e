import { kindOf, type AnyContentType, type AnyField } from '@captain/content-core'

/** Returns the fields by which lists filter under their names, without those whose name a named filter uses. */
export const filterNames = (type: AnyContentType): readonly string[] =>
  [...type.filters, ...type.indexed].filter((name) => !Object.hasOwn(type.namedFilters, name))

const one = (field: AnyField, value: unknown): unknown => (field.localized ? (value as { readonly ja?: unknown } | null)?.ja : value)

/** Returns every spelling of a value by which a list filter must find the record. */
export const filterSpellings = (field: AnyField, value: unknown): readonly string[] => {
  const held = one(field, value)
  if (kindOf(field).isEmpty(held)) return []
  const text = Array.isArray(held)
    ? String(held[0])
    : field.kind === 'price'
      ? String((held as { readonly amount: number }).amount)
      : String(held)
  const isRange = kindOf(field).filter === 'range'
  return isRange ? [text, `${text}..${text}`, `${text}..`, `..${text}`] : [text]
}

/** Returns whether the first spelling of one value must not find a record with another value. */
export const filterExcludes = (field: AnyField, asked: unknown, value: unknown): boolean => {
  const [first, second] = [one(field, asked), one(field, value)]
  const wanted = Array.isArray(first) ? first[0] : first
  return Array.isArray(second) ? !second.includes(wanted) : JSON.stringify(wanted) !== JSON.stringify(second)
}
