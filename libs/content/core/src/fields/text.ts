import { maxBytes, nonBlank, storableText } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import { foldText } from './fold-text.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue, trimToNull } from './text-value.ts'

const LINE_BREAKS = /[\r\n\u2028\u2029]+/g

type TextOptions = FieldOptions<string> & {
  /**
   * Maximum size in bytes of UTF-8; a Japanese character has three.
   *
   * @example 60
   */
  readonly maxBytes: number
}

/** Turns line breaks into spaces. Browsers prevent them in one-line inputs; programs and spreadsheets send them. */
const onOneLine = (value: unknown): unknown => trimToNull(typeof value === 'string' ? value.replaceAll(LINE_BREAKS, ' ') : value)

/** One line of text of at most `maxBytes` UTF-8 bytes. */
export const text = <const O extends TextOptions>(options: O): FieldOf<'text', string, O> =>
  makeField<'text', string, O>('text', options, { maxBytes: options.maxBytes })

export const textKind: KindDefinition<'text'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  normalise: onOneLine,
  schema: () => pipe(string(), storableText(), nonBlank()),
  // Users see the count of characters, so that limit is reported before the limit in bytes.
  trailingRules: (config) => [maxBytes(config.maxBytes)],
  indexKeys: (value) => [foldText(String(value))],
  filter: 'text',
  sortable: true,
  searchText: String,
  isProse: true,
  isMaskable: true,
  isRestrictable: true,
}

/** Returns the field as a line of text; null for another kind. */
export const asText = (field: AnyField | undefined): FieldOfKind<'text'> | null => (field?.kind === 'text' ? field : null)
