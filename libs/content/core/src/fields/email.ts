import { email as emailRule, maxBytes, storableText } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import { foldText } from './fold-text.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue, trimToNull } from './text-value.ts'

/** E-mail address of at most 254 bytes, stored in lower case. */
export const email = <const O extends FieldOptions<string>>(options: O): FieldOf<'email', string, O> =>
  makeField<'email', string, O>('email', options, { maxBytes: 254 })

const lowered = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value)

export const emailKind: KindDefinition<'email'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  normalise: (value) => lowered(trimToNull(value)),
  schema: (config) => pipe(string(), storableText(), maxBytes(config.maxBytes), emailRule()),
  indexKeys: (value) => [foldText(String(value))],
  filter: 'text',
  sortable: true,
  searchText: String,
  isMaskable: true,
  reachesPerson: true,
}
