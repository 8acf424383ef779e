import { rule } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** Calendar month, `YYYY-MM`. */
export const month = <const O extends FieldOptions<string>>(options: O): FieldOf<'month', string, O> =>
  makeField<'month', string, O>('month', options, {})

const YEAR_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const monthKind: KindDefinition<'month'> = {
  requiredRule: 'requiredDate',
  ...textValue,
  schema: () =>
    pipe(
      string(),
      rule<string>('month', {}, (value) => YEAR_MONTH.test(value)),
    ),
  indexKeys: (value) => [String(value)],
  filter: 'range',
  sortable: true,
  range: 'month',
}
