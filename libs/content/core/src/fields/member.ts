import { maxLength, minLength, pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** Account that is a member of the tenant, by id; set to null when the account is deleted. */
export const member = <const O extends FieldOptions<string>>(options: O): FieldOf<'member', string, O> =>
  makeField<'member', string, O>('member', options, {})

export const memberKind: KindDefinition<'member'> = {
  requiredRule: 'requiredObjectSelect',
  ...textValue,
  schema: () => pipe(string(), minLength(1), maxLength(64)),
  indexKeys: (value) => [String(value)],
  filter: 'reference',
  references: (value, _config, _nested, path) => [{ to: 'account', path, id: String(value) }],
  pointsTo: 'account',
}
