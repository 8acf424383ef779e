import { rule } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour as `#RRGGBB`. */
export const color = <const O extends FieldOptions<string>>(options: O): FieldOf<'color', string, O> =>
  makeField<'color', string, O>('color', options, {})

export const colorKind: KindDefinition<'color'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  schema: () =>
    pipe(
      string(),
      rule<string>('color', {}, (value) => HEX.test(value)),
    ),
}
