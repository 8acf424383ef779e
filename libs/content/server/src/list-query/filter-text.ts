import { indexTextsOf, optionsOf, isBoolean, kindOf, type AnyField, type Kind } from '@captain/content-core'
import { parseDay } from '@captain/locale'
import { isId } from '../store/ids.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/
const INTEGER = /^-?\d{1,15}$/
const DECIMAL = /^-?\d{1,13}(\.\d{1,3})?$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const DAY_CHARACTERS = 10

const integer = (text: string) => (INTEGER.test(text) ? Number(text) : null)

/** Returns the text if it is a calendar day, `YYYY-MM-DD`; null otherwise. */
const day = (text: string) => (parseDay(text) === text ? text : null)

/** A day means its beginning in Tokyo. */
const instant = (text: string) => {
  if (!INSTANT.test(text) || day(text.slice(0, DAY_CHARACTERS)) === null) return null
  const date = new Date(text.length === DAY_CHARACTERS ? `${text}T00:00:00+09:00` : text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

const price = (text: string) => {
  const amount = integer(text)
  return amount === null ? null : { amount }
}

type Spelling = (text: string, field: AnyField) => unknown

const asSpelled: Spelling = (text) => text
const option: Spelling = (text, field) => (optionsOf(field).includes(text) ? text : null)
const id: Spelling = (text) => (isId(text) ? text : null)

/** Parses a query parameter to a value of each kind; null if invalid. */
const SPELLINGS: Readonly<Record<Kind, Spelling>> = {
  text: asSpelled,
  longText: asSpelled,
  slug: asSpelled,
  url: asSpelled,
  email: asSpelled,
  phone: asSpelled,
  postalCode: asSpelled,
  int: integer,
  decimal: (text) => (DECIMAL.test(text) ? text : null),
  price: price,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  date: day,
  dateTime: instant,
  month: (text) => (MONTH.test(text) ? text : null),
  time: integer,
  select: option,
  multiSelect: option,
  tags: asSpelled,
  color: asSpelled,
  icon: asSpelled,
  image: asSpelled,
  file: asSpelled,
  inlineImage: asSpelled,
  secret: asSpelled,
  richText: asSpelled,
  reference: id,
  references: id,
  member: asSpelled,
  group: asSpelled,
  list: asSpelled,
}

/** Returns the index text of a query parameter, '' for an empty value; null if the field cannot have the value. */
export const filterText = (field: AnyField, text: string): string | null => {
  // A toggle is never empty.
  if (text === '' && !isBoolean(field)) return ''
  const value = SPELLINGS[field.kind](text, field)
  if (value === null) return null
  const plain = kindOf(field).holdsMany ? [value] : value
  return indexTextsOf(field, field.localized ? { ja: plain } : plain)[0] ?? null
}
