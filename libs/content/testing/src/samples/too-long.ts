import { validate, type AnyContentType, type AnyField } from '@captain/content-core'
import { utf8Length } from '@captain/validation'

/** In UTF-8; null where a field has no such limit. */
export const maxBytesOf = (field: AnyField): number | null =>
  field.kind === 'text' || field.kind === 'longText' ? field.config.maxBytes : null

/** Of the letters that rules let in. */
export const LONG_LETTERS = ['長', 'ア', 'a', 'A', '1'] as const

/** A text with more bytes than the field has room for, against which the declaration's own rules, which are asked first, have nothing; null where they count too. */
export const tooLongFor = (type: AnyContentType, name: string, field: AnyField): string | null => {
  const roomy = { ...field, localized: false, config: { ...field.config, maxBytes: Number.MAX_SAFE_INTEGER } } as AnyField
  const alone = { ...type, workflow: 'plain', fields: { [name]: roomy }, checks: [] } as const
  const texts = LONG_LETTERS.map((letter) => letter.repeat(Math.floor((maxBytesOf(field) ?? 0) / utf8Length(letter)) + 1))
  return texts.find((one) => validate(alone, { [name]: one }, 'save').ok) ?? null
}
