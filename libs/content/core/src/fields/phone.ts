import { localPhone, maxBytes, phone as phoneRule, storableText } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

type PhoneOptions = FieldOptions<string> & {
  /**
   * Accepts only numbers within Japan.
   *
   * @example true
   */
  readonly local?: true
}

/** Telephone or fax number of at most 20 bytes, stored as entered. */
export const phone = <const O extends PhoneOptions>(options: O): FieldOf<'phone', string, O> =>
  makeField<'phone', string, O>('phone', options, { maxBytes: 20, isLocal: options.local ?? false })

export const phoneKind: KindDefinition<'phone'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  schema: ({ maxBytes: max, isLocal }) => pipe(string(), storableText(), maxBytes(max), isLocal ? localPhone() : phoneRule()),
  // With and without hyphens, because users search for either.
  searchText: (value) => `${String(value)} ${String(value).replaceAll('-', '')}`,
  isMaskable: true,
  reachesPerson: true,
}

/** Whether the field is a telephone number. */
export const isPhone = (field: AnyField): boolean => field.kind === 'phone'
