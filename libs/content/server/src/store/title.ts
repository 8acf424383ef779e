import { isPersonalField, sidesOf, type AnyContentType, type IncludedRecord } from '@captain/content-core'
import { isObject } from '@captain/validation'
import type { EntryRow } from './entry-row.ts'

type Title = IncludedRecord['title']

/** Returns a plain value as text; null for an empty one and for values without a text form. */
export const plainText = (value: unknown): string | null => {
  if (typeof value === 'string') return value === '' ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** Returns a title value in both languages; one without languages counts as Japanese. */
export const titleSides = (value: unknown): Title => {
  if (!isObject(value)) return { ja: plainText(value), en: null }
  const { ja, en } = sidesOf(value)
  return { ja: plainText(ja), en: plainText(en) }
}

/** Whether the title of a record is personal data. */
export const isNamePersonal = (type: AnyContentType): boolean => isPersonalField(type, type.title)

/** Returns the title of a record for the audit log; null if it is personal data, because the log is append-only. */
export const nameForLog = (type: AnyContentType, { data }: Pick<EntryRow, 'data'>): string | null => {
  if (isNamePersonal(type)) return null
  const { ja, en } = titleSides(data[type.title])
  return ja ?? en
}
