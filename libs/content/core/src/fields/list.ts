import { minCount } from '@captain/validation'
import { pipe } from 'valibot'
import { makeField, type Fields, type FieldOf, type FieldOptions, type HasNestedFields, type ValueOf } from './field.ts'
import { fieldsIn } from './nested-fields.ts'
import type { KindDefinition } from './kind-definition.ts'
import { arrayValue, boundedArray } from './array-value.ts'
import { wrongBounds } from './wrong-declarations.ts'

type Rows<F> = readonly { readonly [N in keyof F]: ValueOf<F[N]> }[]
type ListOptions<F extends Fields> = FieldOptions<Rows<F>> & {
  /**
   * Fields of a row by name.
   *
   * @example { label: text({ maxBytes: 60 }), url: url({}) }
   */
  readonly of: F
  /**
   * Minimum number of rows. Default: 0.
   *
   * @example 1
   */
  readonly min?: number
  /**
   * Maximum number of rows.
   *
   * @example 6
   */
  readonly max: number
}

/** Rows of the same fields; users sort them by dragging. */
export const list = <const F extends Fields, const O extends ListOptions<F>>(
  options: O & ListOptions<F>,
): FieldOf<'list', Rows<F>, O> & HasNestedFields<F> =>
  makeField<'list', Rows<F>, O>('list', options, { of: options.of, min: options.min ?? 0, max: options.max })

type Row = Readonly<Record<string, unknown>>

export const listKind: KindDefinition<'list', readonly Row[]> = {
  requiredRule: 'requiredInput',
  ...arrayValue,
  schema: (config, nested, stage) => pipe(boundedArray(nested.schema(fieldsIn(config), stage), config.max), minCount(config.min)),
  searchText: (value, config, nested) => value.flatMap((row) => nested.searchTexts(fieldsIn(config), row)).join('\n'),
  references: (value, config, nested, path) =>
    value.flatMap((row, position) => nested.targets(fieldsIn(config), row, `${path}.${position}`)),
  deliver: (value, config, context, nested, path) =>
    value.map((row, position) => nested.deliver(fieldsIn(config), row, context, `${path}.${position}`)),
  nesting: 'rows',
  inFiles: 'export',
  wrongDeclaration: ({ config }) => wrongBounds(config.min, config.max),
}
