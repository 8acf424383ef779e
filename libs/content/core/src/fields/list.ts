import { minCount } from '@captain/validation'
import { pipe } from 'valibot'
import { makeField, type Fields, type FieldOf, type FieldOptions, type Holding, type ValueOf } from './field.ts'
import { fieldsIn } from './nested-fields.ts'
import type { KindDefinition } from './kind-definition.ts'
import { arrayValue, boundedArray } from './array-value.ts'
import { wrongBounds } from './wrong-declarations.ts'

type Rows<F> = readonly { readonly [N in keyof F]: ValueOf<F[N]> }[]
type ListOptions<F extends Fields> = FieldOptions<Rows<F>> & { readonly of: F; readonly min?: number; readonly max: number }

/** Rows of the same fields; users sort them by dragging. */
export const list = <const F extends Fields, const O extends ListOptions<F>>(
  options: O & ListOptions<F>,
): FieldOf<'list', Rows<F>, O> & Holding<F> =>
  makeField<'list', Rows<F>, O>('list', options, { of: options.of, min: options.min ?? 0, max: options.max })

type Row = Readonly<Record<string, unknown>>

export const listKind: KindDefinition<'list'> = {
  requiredRule: 'requiredInput',
  ...arrayValue,
  schema: (config, nested, stage) => pipe(boundedArray(nested.schema(fieldsIn(config), stage), config.max), minCount(config.min)),
  searchText: (value, config, nested) => (value as readonly Row[]).flatMap((row) => nested.searchTexts(fieldsIn(config), row)).join('\n'),
  targets: (value, config, nested, path) =>
    (value as readonly Row[]).flatMap((row, position) => nested.targets(fieldsIn(config), row, `${path}.${position}`)),
  deliver: (value, config, context, nested, path) =>
    (value as readonly Row[]).map((row, position) => nested.deliver(fieldsIn(config), row, context, `${path}.${position}`)),
  nesting: 'rows',
  inFiles: 'export',
  wrongDeclaration: ({ config }) => wrongBounds(config.min, config.max),
}
