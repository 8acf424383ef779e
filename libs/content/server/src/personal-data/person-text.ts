import { kindOf, nestedFields, rowsIn, type AnyField, type Fields, type Values } from '@captain/content-core'
import { asRecord, isObject } from '@captain/validation'
import { foldSearch } from '../store/search-grams.ts'

/** Spaces, hyphens and marks with which people write the same name or number differently. */
const MARKS = /[\s\-‐‑‒–—―−ー()・,、+]/g

/** Returns a text without differences of width, case, kana, spaces and hyphens. */
export const compactText = (text: string): string => foldSearch(text).replaceAll(MARKS, '')

/** Returns the forms under which a person is found: as written, and a Japanese number with and without the country. */
export const personNeedles = (query: string): readonly string[] => {
  const needle = compactText(query)
  if (/^0\d{8,10}$/.test(needle)) return [needle, `81${needle.slice(1)}`]
  return /^81\d{8,10}$/.test(needle) ? [needle, `0${needle.slice(2)}`] : [needle]
}

/** Returns all texts, numbers and yes-or-no values in a stored value. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isObject(value) ? Object.values(value).flatMap(textsIn) : stringsIn(value)
}

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : []
}

/** Returns the texts of all values by their name. */
export const textsByName = (values: Values): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, stringsIn(value)]))

const textsOf = (field: AnyField, value: unknown): readonly string[] => {
  if (field.personal) return stringsIn(value)
  const nested = nestedFields(field)
  if (nested === null) return []
  const parts = kindOf(field).nesting === 'rows' ? rowsIn(value) : [asRecord(value)]
  return parts.flatMap((part) => Object.values(personalTexts(nested, part)).flat())
}

/** Returns the texts of personal fields by the name of the field. */
export const personalTexts = (fields: Fields, values: Values): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const texts = textsOf(field, values[name] ?? (field.was === null ? undefined : values[field.was]))
      return texts.length === 0 ? [] : [[name, texts]]
    }),
  )

/** Whether texts, in any order, make up a whole. */
const areParts = (texts: readonly string[], whole: string): boolean => {
  const ends = new Set([0])
  // A set visits what is added to it while it is read.
  for (const end of ends) for (const text of texts) if (whole.startsWith(text, end)) ends.add(end + text.length)
  return ends.has(whole.length)
}

/** Returns the names of the fields in which a person is found; names that are stored in parts, such as family and given name, too. */
export const fieldsWith = (texts: Readonly<Record<string, readonly string[]>>, needles: readonly string[]): readonly string[] => {
  const compact = Object.entries(texts).map(([name, values]) => ({ name, values: values.map(compactText).filter((text) => text !== '') }))
  const direct = compact.filter(({ values }) => values.some((text) => needles.some((needle) => text.includes(needle))))
  const [needle = ''] = needles
  if (direct.length > 0 || /\d/.test(needle)) return direct.map(({ name }) => name)
  const parts = compact.filter(({ values }) => values.some((text) => needle.includes(text)))
  const whole = new Set(parts.flatMap(({ values }) => values.filter((text) => needle.includes(text))))
  return parts.length > 1 && areParts([...whole], needle) ? parts.map(({ name }) => name) : []
}
