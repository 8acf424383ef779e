import { pipe, string, ulid } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import type { OnDelete } from './kind.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'
import { wrongEmptying } from './wrong-declarations.ts'

type ReferenceOptions = FieldOptions<string> & {
  /**
   * Content type of the referenced record.
   *
   * @example 'food-category'
   */
  readonly to: string
  /**
   * What happens when the referenced record goes to the trash.
   *
   * @example 'restrict'
   */
  readonly onDelete: OnDelete
  /**
   * Filters of that type's list that limit the options in forms; an earlier choice stays.
   *
   * @example { isActive: 'true' }
   */
  readonly filterOptions?: Readonly<Record<string, string>>
}

/** One record of another type of the same tenant, by id. */
export const reference = <const O extends ReferenceOptions>(options: O): FieldOf<'reference', string, O> =>
  makeField<'reference', string, O>('reference', options, {
    to: options.to,
    onDelete: options.onDelete,
    filterOptions: options.filterOptions ?? null,
  })

export const referenceKind: KindDefinition<'reference'> = {
  requiredRule: 'requiredObjectSelect',
  ...textValue,
  schema: () => pipe(string(), ulid()),
  indexKeys: (value) => [String(value)],
  filter: 'reference',
  references: (value, { to, onDelete }, _nested, path) => [{ to: 'record', path, type: to, id: String(value), onDelete }],
  deliver: (value, _config, context) => (typeof value === 'string' ? context.reference(value) : null),
  pointsTo: 'record',
  wrongDeclaration: ({ config, required }) => wrongEmptying(config.onDelete, required),
  mayBeWithheld: true,
}

/** Returns the field as a reference to one record; null for another kind. */
export const asReference = (field: AnyField | null | undefined): FieldOfKind<'reference'> | null =>
  field?.kind === 'reference' ? field : null
