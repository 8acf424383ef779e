import { isDeepStrictEqual } from 'node:util'
import { kindOf, nestedFields, sidesOf, type AnyContentType, type AnyField, type Fields, type Values } from '@captain/content-core'
import { asRecord } from '@captain/validation'

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(asRecord) : [asRecord(value)])

const englishIn = (field: AnyField, value: unknown): unknown => {
  if (field.localized) {
    const { en = null } = sidesOf(value)
    return kindOf(field).isEmpty(en) ? null : en
  }
  const nested = nestedFields(field)
  if (nested === null) return null
  return Array.isArray(value) ? rowsOf(value).map((row) => englishOf(nested, row)) : englishOf(nested, asRecord(value))
}

/** Returns the English sides of values, at every depth. */
export const englishOf = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, englishIn(field, values[name])]))

const hasMovedIn = (field: AnyField, before: unknown, after: unknown): boolean => {
  if (field.localized) {
    const { isEmpty } = kindOf(field)
    const [was, is] = [sidesOf(before), sidesOf(after)]
    const isBilingual = [was.ja, was.en, is.en].every((side) => side !== undefined && !isEmpty(side))
    return isBilingual && !isDeepStrictEqual(was.ja, is.ja)
  }
  const nested = nestedFields(field)
  if (nested === null) return false
  const past = rowsOf(before)
  return rowsOf(after).some((row, index) => hasSourceChanged(nested, past[index] ?? {}, row))
}

/** Whether a Japanese text with an English translation has changed, at any depth. Values without a language do not outdate the English. */
export const hasSourceChanged = (fields: Fields, before: Values, after: Values): boolean =>
  Object.entries(fields).some(([name, field]) => hasMovedIn(field, before[name], after[name]))

const hasEnglish = (english: unknown): boolean => {
  if (english === null || english === undefined) return false
  return typeof english === 'object' ? Object.values(english).some(hasEnglish) : true
}

/** Whether a record counts as translated: by its title, or by any English text if the title has no languages. */
export const isTranslated = (type: AnyContentType, english: unknown): boolean =>
  hasEnglish(type.fields[type.title]?.localized === true ? asRecord(english)[type.title] : english)
