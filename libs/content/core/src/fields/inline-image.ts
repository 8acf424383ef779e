import { maxBytes, startsWithImageDataUri } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

type InlineImageOptions = Omit<FieldOptions<string>, 'localized' | 'unique'> & { readonly maxBytes: number }

/** A small square picture that is kept in the record itself, as a data URI of at most `maxBytes`; the browser crops it. */
export const inlineImage = <const O extends InlineImageOptions>(options: O): FieldOf<'inlineImage', string, O> =>
  makeField<'inlineImage', string, O>('inlineImage', options, { maxBytes: options.maxBytes })

export const inlineImageKind: KindDefinition<'inlineImage'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: (config) => pipe(string(), maxBytes(config.maxBytes), startsWithImageDataUri()),
  inFiles: 'never',
}

/** Whether the field is a picture that the record itself contains. */
export const isInlineImage = (field: AnyField | null | undefined): boolean => field?.kind === 'inlineImage'
