import { picklist } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import type { Tone } from '../declaration/column-format.ts'
import { textValue } from './text-value.ts'
import { wrongOptions } from './wrong-declarations.ts'

type SelectOptions = FieldOptions<string> & {
  /**
   * Keys to choose from; the messages contain their labels.
   *
   * @example ['sencha', 'matcha']
   */
  readonly options: readonly string[]
  /**
   * Options that no longer exist, with the option that takes their place in stored records.
   *
   * @example { bancha: 'sencha' }
   */
  readonly optionsWere?: Readonly<Record<string, string>>
  /**
   * Shows the value in lists as a badge, in the tone of its option.
   *
   * @example { matcha: 'success' }
   */
  readonly tones?: Readonly<Record<string, Tone>>
}

/** One of the declared keys; the messages contain their labels. */
export const select = <const O extends SelectOptions>(options: O): FieldOf<'select', O['options'][number], O> =>
  makeField<'select', O['options'][number], O>('select', options, {
    options: options.options,
    optionsWere: options.optionsWere ?? {},
    tones: options.tones ?? null,
  })

export const selectKind: KindDefinition<'select'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  current: (value, { optionsWere }) => (typeof value === 'string' && Object.hasOwn(optionsWere, value) ? optionsWere[value] : value),
  schema: ({ options }) => picklist(options),
  indexKeys: (value) => [String(value)],
  filter: 'options',
  sortable: true,
  wrongDeclaration: ({ config }) => wrongOptions(config.options, config.optionsWere),
}

/** Returns the field as a choice of one option; null for another kind. */
export const asSelect = (field: AnyField | null | undefined): FieldOfKind<'select'> | null => (field?.kind === 'select' ? field : null)
