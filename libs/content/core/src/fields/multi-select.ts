import { unique } from '@captain/validation'
import { picklist, pipe } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { arrayValue, boundedArray } from './array-value.ts'
import { wrongGroups, wrongOptions } from './wrong-declarations.ts'

type MultiSelectOptions<V extends string> = FieldOptions<readonly V[]> & {
  /**
   * Keys to choose from; the messages contain their labels.
   *
   * @example ['weekday', 'weekend']
   */
  readonly options: readonly V[]
  /**
   * Options that no longer exist, with the option that takes their place in stored records.
   *
   * @example { holiday: 'weekend' }
   */
  readonly optionsWere?: Readonly<Record<string, V>>
  /**
   * Every option in one of several named groups, which the form shows as grids of checkboxes.
   *
   * @example { often: ['weekday'], seldom: ['weekend'] }
   */
  readonly optionGroups?: Readonly<Record<string, readonly V[]>>
}

/** Any number of the declared keys, each once. */
export const multiSelect = <const V extends string, const O extends MultiSelectOptions<V>>(
  options: O & MultiSelectOptions<V>,
): FieldOf<'multiSelect', readonly V[], O> =>
  makeField<'multiSelect', readonly V[], O>('multiSelect', options, {
    options: options.options,
    optionsWere: options.optionsWere ?? {},
    optionGroups: options.optionGroups ?? null,
  })

export const multiSelectKind: KindDefinition<'multiSelect', readonly string[]> = {
  requiredRule: 'requiredSelect',
  ...arrayValue,
  current: (value, { optionsWere }) =>
    Array.isArray(value) && value.some((one) => Object.hasOwn(optionsWere, String(one)))
      ? [...new Set(value.map((one) => optionsWere[String(one)] ?? one))]
      : value,
  schema: ({ options }) => pipe(boundedArray(picklist(options), options.length), unique()),
  indexKeys: (value) => value,
  filter: 'options',
  holdsMany: true,
  wrongDeclaration: ({ config }) => wrongOptions(config.options, config.optionsWere) ?? wrongGroups(config.options, config.optionGroups),
}

/** Returns the option keys of a field; empty for a kind without options. */
export const optionsOf = (field: AnyField | null | undefined): readonly string[] =>
  field?.kind === 'multiSelect' || field?.kind === 'select' ? field.config.options : []
