import { iconPath, maxBytes } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** Path of an icon that is part of the product, such as `/icons/menu/article.svg`. */
export const icon = <const O extends FieldOptions<string>>(options: O): FieldOf<'icon', string, O> =>
  makeField<'icon', string, O>('icon', options, {})

export const iconKind: KindDefinition<'icon'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: () => pipe(string(), iconPath(), maxBytes(120)),
}
