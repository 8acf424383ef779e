import { maxBytes, startsWithImageDataUri } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

type InlineImageOptions = Omit<FieldOptions<string>, 'localized' | 'unique'> & {
  /**
   * Maximum size in bytes of the data URI.
   *
   * @example 200_000
   */
  readonly maxBytes: number
}

/** Small square image stored in the record as a data URI of at most `maxBytes`; the browser crops it. */
export const inlineImage = <const O extends InlineImageOptions>(options: O): FieldOf<'inlineImage', string, O> =>
  makeField<'inlineImage', string, O>('inlineImage', options, { maxBytes: options.maxBytes })

export const inlineImageKind: KindDefinition<'inlineImage'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: (config) => pipe(string(), maxBytes(config.maxBytes), startsWithImageDataUri()),
  inFiles: 'never',
}

/** Returns whether the field is an image stored in the record. */
export const isInlineImage = (field: AnyField | null | undefined): boolean => field?.kind === 'inlineImage'
