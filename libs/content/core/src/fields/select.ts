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
   * Shows the value in lists as a badge, in the tone of its option.
   *
   * @example { matcha: 'success' }
   */
  readonly tones?: Readonly<Record<string, Tone>>
}

/** One of the declared keys; the messages contain their labels. */
export const select = <const O extends SelectOptions>(options: O): FieldOf<'select', O['options'][number], O> =>
  makeField<'select', O['options'][number], O>('select', options, { options: options.options, tones: options.tones ?? null })

export const selectKind: KindDefinition<'select'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: ({ options }) => picklist(options),
  indexKeys: (value) => [String(value)],
  filter: 'options',
  sortable: true,
  wrongDeclaration: ({ config }) => wrongOptions(config.options),
}

/** Returns the field as a choice of one option; null for another kind. */
export const asSelect = (field: AnyField | null | undefined): FieldOfKind<'select'> | null => (field?.kind === 'select' ? field : null)
