import { kindOf, nestedFields, type AnyContentType, type AnyField, type Fields, type Values } from '@captain/content-core'

type Split = { readonly english: unknown; readonly rest: unknown }

const splitField = (field: AnyField, value: unknown): Split => {
  if (field.localized) {
    const { ja = null, en = null } = (value ?? {}) as { readonly ja?: unknown; readonly en?: unknown }
    return { english: kindOf(field).isEmpty(en) ? null : en, rest: ja }
  }
  const nested = nestedFields(field)
  if (nested === null) return { english: null, rest: value ?? null }
  if (!Array.isArray(value)) return splitValues(nested, (value ?? {}) as Values)
  const rows = value.map((row) => splitValues(nested, row as Values))
  return { english: rows.map((row) => row.english), rest: rows.map((row) => row.rest) }
}

/** Takes the English sides out of values, at every depth. */
export const splitValues = (fields: Fields, values: Values): Split => {
  const parts = Object.entries(fields).map(([name, field]) => [name, splitField(field, values[name])] as const)
  return {
    english: Object.fromEntries(parts.map(([name, part]) => [name, part.english])),
    rest: Object.fromEntries(parts.map(([name, part]) => [name, part.rest])),
  }
}

const hasEnglish = (english: unknown): boolean => {
  if (english === null || english === undefined) return false
  return typeof english === 'object' ? Object.values(english).some(hasEnglish) : true
}

/** Whether a record counts as translated: its title is what readers miss first; without one in two languages, any English text. */
export const isTranslated = (type: AnyContentType, english: unknown): boolean =>
  hasEnglish(type.fields[type.title]?.localized === true ? (english as Values)[type.title] : english)
