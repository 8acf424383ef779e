import { makeField, type Fields, type FieldOf, type FieldOptions, type HasNestedFields, type ValueOf } from './field.ts'
import { fieldsIn } from './nested-fields.ts'
import type { KindDefinition } from './kind-definition.ts'

type GroupValue<F> = { readonly [N in keyof F]: ValueOf<F[N]> }
type GroupOptions<F extends Fields> = Pick<FieldOptions<GroupValue<F>>, 'public' | 'required' | 'setBy' | 'personal'> & {
  /**
   * Fields of the group by name.
   *
   * @example { street: text({ maxBytes: 150 }) }
   */
  readonly of: F
}

/** Related fields, stored as one object; a missing group becomes an object of empty values. */
export const group = <const F extends Fields, const O extends GroupOptions<F>>(
  options: O & GroupOptions<F>,
): FieldOf<'group', GroupValue<F>, O> & HasNestedFields<F> => makeField<'group', GroupValue<F>, O>('group', options, { of: options.of })

type Values = Readonly<Record<string, unknown>>

export const groupKind: KindDefinition<'group', Values> = {
  requiredRule: 'requiredInput',
  empty: (config, nested) => Object.fromEntries(Object.entries(fieldsIn(config)).map(([name, field]) => [name, nested.empty(field)])),
  isEmpty: (value) => value === null || value === undefined,
  normalise: (value) => value ?? {},
  schema: (config, nested, stage) => nested.schema(fieldsIn(config), stage),
  searchText: (value, config, nested) => nested.searchTexts(fieldsIn(config), value).join('\n'),
  references: (value, config, nested, path) => nested.targets(fieldsIn(config), value, path),
  deliver: (value, config, context, nested, path) => nested.deliver(fieldsIn(config), value, context, path),
  nesting: 'object',
  isFilledIn: true,
}
