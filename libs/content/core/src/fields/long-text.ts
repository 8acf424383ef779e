import { maxBytes, nonBlank, storableText } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue, trimToNull } from './text-value.ts'

type LongTextOptions = FieldOptions<string> & {
  /**
   * Maximum size in bytes of UTF-8; a Japanese character has three.
   *
   * @example 1500
   */
  readonly maxBytes: number
}

/** Text of several lines; line breaks are stored as `\n`. */
export const longText = <const O extends LongTextOptions>(options: O): FieldOf<'longText', string, O> =>
  makeField<'longText', string, O>('longText', options, { maxBytes: options.maxBytes })

export const longTextKind: KindDefinition<'longText'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  normalise: (value) => trimToNull(typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value),
  schema: () => pipe(string(), storableText(), nonBlank()),
  // Users see the count of characters, so that limit is reported before the limit in bytes.
  trailingRules: (config) => [maxBytes(config.maxBytes)],
  searchText: String,
  isProse: true,
  isMaskable: true,
  isRestrictable: true,
}

/** Returns the field as text of one or several lines; null for another kind. */
export const asProse = (field: AnyField): FieldOfKind<'text' | 'longText'> | null =>
  field.kind === 'longText' || field.kind === 'text' ? field : null
