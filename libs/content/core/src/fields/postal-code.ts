import { postalCode as postalCodeRule } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { PostalAutofill } from './kind.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue, trimToNull } from './text-value.ts'

type PostalCodeOptions = FieldOptions<string> & {
  /**
   * Fields to fill with the address of the code.
   *
   * @example { prefecture: 'prefecture', city: 'city', town: 'street' }
   */
  readonly autofills?: PostalAutofill
}

/** Japanese postal code, stored as `000-0000`. */
export const postalCode = <const O extends PostalCodeOptions>(options: O): FieldOf<'postalCode', string, O> =>
  makeField<'postalCode', string, O>('postalCode', options, { autofills: options.autofills ?? null })

const SEVEN = /^(\d{3})(\d{4})$/

const hyphenated = (value: unknown): unknown => (typeof value === 'string' ? value.replace(SEVEN, '$1-$2') : value)

export const postalCodeKind: KindDefinition<'postalCode'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  normalise: (value) => hyphenated(trimToNull(value)),
  schema: () => pipe(string(), postalCodeRule()),
  searchText: String,
  isMaskable: true,
  reachesPerson: true,
}
