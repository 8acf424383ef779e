import { minCount } from '@captain/validation'
import { pipe } from 'valibot'
import { makeField, type Fields, type FieldOf, type FieldOptions, type Holding, type ValueOf } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { arrayValue, boundedArray } from './array-value.ts'
import { wrongBounds } from './wrong-declarations.ts'

type Rows<F> = readonly { readonly [N in keyof F]: ValueOf<F[N]> }[]
type ListOptions<F extends Fields> = FieldOptions<Rows<F>> & { readonly of: F; readonly min?: number; readonly max: number }

/** Rows of the same fields, in an order that people set by dragging. */
export const list = <const F extends Fields, const O extends ListOptions<F>>(
  options: O & ListOptions<F>,
): FieldOf<'list', Rows<F>, O> & Holding<F> =>
  makeField<'list', Rows<F>, O>('list', options, { of: options.of, min: options.min ?? 0, max: options.max })

type Row = Readonly<Record<string, unknown>>

export const listKind: KindDefinition<'list'> = {
  requiredRule: 'requiredInput',
  ...arrayValue,
  schema: ({ of, min, max }, nested, stage) => pipe(boundedArray(nested.schema(of as Fields, stage), max), minCount(min)),
  searchText: (value, { of }, nested) => (value as readonly Row[]).flatMap((row) => nested.searchTexts(of as Fields, row)).join('\n'),
  targets: (value, { of }, nested, path) =>
    (value as readonly Row[]).flatMap((row, position) => nested.targets(of as Fields, row, `${path}.${position}`)),
  deliver: (value, { of }, context, nested, path) =>
    (value as readonly Row[]).map((row, position) => nested.deliver(of as Fields, row, context, `${path}.${position}`)),
  nesting: 'rows',
  inFiles: 'export',
  wrongDeclaration: ({ config }) => wrongBounds(config.min, config.max),
}
