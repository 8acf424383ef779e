import { kindOf, type AnyContentType, type AnyField } from '@captain/content-core'

/** The fields that lists narrow by under their own names; a narrowing of the same name asks something else. */
export const filterNames = (type: AnyContentType): readonly string[] =>
  [...type.filters, ...type.indexed].filter((name) => !Object.hasOwn(type.narrowings, name))

const one = (field: AnyField, value: unknown): unknown => (field.localized ? (value as { readonly ja?: unknown } | null)?.ja : value)

/** How a list is asked for records with a field's value: every spelling that must find them. */
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

/** Whether a record with one value must not be found by the first spelling of another. */
export const filterExcludes = (field: AnyField, asked: unknown, value: unknown): boolean => {
  const [first, second] = [one(field, asked), one(field, value)]
  const wanted = Array.isArray(first) ? first[0] : first
  return Array.isArray(second) ? !second.includes(wanted) : JSON.stringify(wanted) !== JSON.stringify(second)
}
