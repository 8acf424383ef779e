import { boolean as booleanSchema } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'

/** Toggle; never null, off by default. */
export const boolean = <const O extends FieldOptions<boolean>>(options: O): FieldOf<'boolean', boolean, O> =>
  makeField<'boolean', boolean, O>('boolean', options, {})

export const booleanKind: KindDefinition<'boolean'> = {
  requiredRule: 'requiredSelect',
  empty: () => false,
  isEmpty: (value) => value === null || value === undefined,
  normalise: (value) => value ?? false,
  schema: () => booleanSchema(),
  indexKeys: (value) => [value === true ? '1' : '0'],
  filter: 'boolean',
  sortable: true,
  isFilledIn: true,
}

/** Returns whether the field is a toggle. */
export const isBoolean = (field: AnyField | null | undefined): boolean => field?.kind === 'boolean'
