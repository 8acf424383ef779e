import { maxInt32, rule } from '@captain/validation'
import { pipe } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { sortableInteger } from './sortable-text.ts'
import { numberValue, integerSchema } from './integer-schema.ts'
import { wrongBounds } from './wrong-declarations.ts'

type IntOptions = FieldOptions<number> & {
  /**
   * Minimum. Default: 0.
   *
   * @example 1
   */
  readonly min?: number
  /**
   * Maximum. Default: 2147483647.
   *
   * @example 100
   */
  readonly max?: number
  /**
   * An amount of money, shown as `¥1,234`.
   *
   * @example 'yen'
   */
  readonly unit?: 'yen'
}

const INT32_MAX = 2147483647

/** Whole number. Default minimum: 0. */
export const int = <const O extends IntOptions>(options: O): FieldOf<'int', number, O> =>
  makeField<'int', number, O>('int', options, { min: options.min ?? 0, max: options.max ?? INT32_MAX, unit: options.unit ?? null })

export const intKind: KindDefinition<'int', number> = {
  requiredRule: 'requiredInput',
  ...numberValue,
  schema: ({ min, max }) =>
    pipe(
      integerSchema(),
      maxInt32(),
      rule<number>('min', { min }, (value) => value >= min),
      rule<number>('max', { max }, (value) => value <= max),
    ),
  indexKeys: (value) => [sortableInteger(value)],
  filter: 'range',
  sortable: true,
  isRestrictable: true,
  range: 'whole',
  wrongDeclaration: ({ config }) => wrongBounds(config.min, config.max),
}

/** Returns the field as a whole number; null for another kind. */
export const asInt = (field: AnyField): FieldOfKind<'int'> | null => (field.kind === 'int' ? field : null)
