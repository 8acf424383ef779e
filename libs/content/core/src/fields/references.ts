import { unique } from '@captain/validation'
import { pipe, string, ulid } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import type { OnDelete } from './kind.ts'
import type { KindDefinition } from './kind-definition.ts'
import { arrayValue, boundedArray } from './array-value.ts'
import { wrongEmptying } from './wrong-declarations.ts'

/** Upper limit beyond the size of any screen; a declaration's own rules set lower ones. */
const MAX_REFERENCES = 1000

type ReferencesOptions = FieldOptions<readonly string[]> & {
  /**
   * Content type of the referenced records.
   *
   * @example 'food'
   */
  readonly to: string
  /**
   * What happens when a referenced record goes to the trash.
   *
   * @example 'set-null'
   */
  readonly onDelete: OnDelete
}

/** Several records of another type of the same tenant, in order, each once. */
export const references = <const O extends ReferencesOptions>(options: O): FieldOf<'references', readonly string[], O> =>
  makeField<'references', readonly string[], O>('references', options, { to: options.to, onDelete: options.onDelete })

export const referencesKind: KindDefinition<'references', readonly string[]> = {
  requiredRule: 'requiredObjectSelect',
  ...arrayValue,
  schema: () => pipe(boundedArray(pipe(string(), ulid()), MAX_REFERENCES), unique()),
  indexKeys: (value) => value,
  filter: 'reference',
  references: (value, { to, onDelete }, _nested, path) =>
    value.map((id, position) => ({ to: 'record', path: `${path}.${position}`, type: to, id, onDelete })),
  deliver: (value, _config, context) => value.map((id) => context.reference(id)).filter((found) => found !== null),
  holdsMany: true,
  pointsTo: 'record',
  wrongDeclaration: ({ config, required }) => wrongEmptying(config.onDelete, required),
}

/** Returns the field as a reference to one or several records; null for another kind. */
export const asAnyReference = (field: AnyField | null | undefined): FieldOfKind<'reference' | 'references'> | null =>
  field?.kind === 'references' || field?.kind === 'reference' ? field : null
