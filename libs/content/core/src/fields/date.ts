import { requiredDate } from '@captain/validation'
import { isoDate, pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** A calendar day in Asia/Tokyo, `YYYY-MM-DD`. */
export const date = <const O extends FieldOptions<string>>(options: O): FieldOf<'date', string, O> =>
  makeField<'date', string, O>('date', options, {})

export const dateKind: KindDefinition<'date'> = {
  requiredRule: 'requiredDate',
  ...textValue,
  schema: () => pipe(string(), isoDate(), requiredDate()),
  indexKeys: (value) => [String(value)],
  filter: 'range',
  sortable: true,
  range: 'day',
}
