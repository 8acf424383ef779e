import { validate, type AnyContentType, type AnyField } from '@captain/content-core'
import { utf8Length } from '@captain/validation'

/** Returns the limit in UTF-8 bytes; null if the field has none. */
export const maxBytesOf = (field: AnyField): number | null =>
  field.kind === 'text' || field.kind === 'longText' ? field.config.maxBytes : null

/** Letters that the rules of text fields accept. */
export const LONG_LETTERS = ['長', 'ア', 'a', 'A', '1'] as const

/**
 * Returns a text that exceeds the byte limit of the field and passes the declaration's rules, which run first. Null if those rules limit
 * the length too.
 */
export const tooLongFor = (type: AnyContentType, name: string, field: AnyField): string | null => {
  const roomy = { ...field, localized: false, config: { ...field.config, maxBytes: Number.MAX_SAFE_INTEGER } } as AnyField
  const alone = { ...type, workflow: 'plain', fields: { [name]: roomy }, checks: [] } as const
  const texts = LONG_LETTERS.map((letter) => letter.repeat(Math.floor((maxBytesOf(field) ?? 0) / utf8Length(letter)) + 1))
  return texts.find((one) => validate(alone, { [name]: one }, 'save').ok) ?? null
}
