import { requiredDate } from '@captain/validation'
import { isoTimestamp, pipe, string, transform } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** An instant; sent with an offset, stored in UTC as `2026-11-21T05:03:00.000Z`, shown in Asia/Tokyo. */
export const dateTime = <const O extends FieldOptions<string>>(options: O): FieldOf<'dateTime', string, O> =>
  makeField<'dateTime', string, O>('dateTime', options, {})

export const dateTimeKind: KindDefinition<'dateTime'> = {
  requiredRule: 'requiredDate',
  ...textValue,
  schema: () =>
    pipe(
      string(),
      isoTimestamp(),
      requiredDate(),
      transform((value) => new Date(value).toISOString()),
    ),
  indexKeys: (value) => [String(value)],
  filter: 'range',
  sortable: true,
  range: 'instant',
}
