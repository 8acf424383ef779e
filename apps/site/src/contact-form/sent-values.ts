import { isBoolean } from '@captain/content-core'
import { normaliserFor } from '@captain/validation'
import { codesOf, FIELDS, isContactField } from './contact-fields.ts'

/** Values of the form: texts as entered, check boxes as booleans, null for missing fields. */
export type SentValues = Readonly<Record<string, string | boolean | null>>

type Posted = { get(name: string): unknown }

/** Normalizes a text to its stored form: half-width numbers and addresses, full-width kana. Invalid texts stay as entered. */
export const normalizeValue = (name: string, typed: string): string => {
  const field = FIELDS[name]
  const normalise = field === undefined ? null : normaliserFor(codesOf(field))
  return normalise === null ? typed : normalise(typed)
}

const valueIn = (posted: Posted, name: string): string | boolean | null => {
  const typed = posted.get(name)
  if (isBoolean(FIELDS[name])) return typed === 'true'
  return typeof typed === 'string' && typed !== '' ? normalizeValue(name, typed) : null
}

/** Returns the declared fields of a posted form and ignores all others. */
export const sentValues = (posted: Posted, locale: string): SentValues => ({
  ...Object.fromEntries(Object.keys(FIELDS).map((name) => [name, isContactField(name, locale) ? valueIn(posted, name) : null])),
  locale,
})
