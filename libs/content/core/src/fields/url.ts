import { maxBytes, storableText, url as urlRule } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import { foldText } from './fold-text.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** An `http` or `https` URL of at most 2000 bytes. */
export const url = <const O extends FieldOptions<string>>(options: O): FieldOf<'url', string, O> =>
  makeField<'url', string, O>('url', options, { maxBytes: 2000 })

export const urlKind: KindDefinition<'url'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  schema: (config) => pipe(string(), storableText(), maxBytes(config.maxBytes), urlRule()),
  indexKeys: (value) => [foldText(String(value))],
}
