import { postalCode as postalCodeRule } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from '../field.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { textValue, trimToNull } from './text-value.ts'

/** A Japanese postal code, kept as `000-0000`. */
export const postalCode = <const O extends FieldOptions<string>>(options: O): FieldOf<'postalCode', string, O> =>
  makeField<'postalCode', string, O>('postalCode', options, {})

const SEVEN = /^(\d{3})(\d{4})$/

const hyphenated = (value: unknown): unknown => (typeof value === 'string' ? value.replace(SEVEN, '$1-$2') : value)

export const postalCodeKind: KindDefinition<'postalCode'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  normalise: (value) => hyphenated(trimToNull(value)),
  schema: () => pipe(string(), postalCodeRule()),
  searchText: String,
}
