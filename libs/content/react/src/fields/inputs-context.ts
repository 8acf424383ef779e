import type { ConfigOf, Kind } from '@captain/content-core'
import { isObject } from '@captain/validation'
import { createContext, use } from 'react'
import type { InputDefinition, InputTable } from './input-definition.ts'

/** Table of inputs by kind, for nested inputs (groups, list rows) that cannot import it. */
export const InputsContext = createContext<InputTable | null>(null)

/** An input of one kind, or of one of several. */
export type SpecialInput<K extends Kind = Kind> = { readonly [One in Kind]: InputDefinition<One> }[K]

/** Inputs by the configuration of their field, which copies of the field share. */
export type FieldInputs = ReadonlyMap<object, SpecialInput>

/** Inputs of a tenant's own screen that replace the inputs of field kinds. `inputsFor` defines them. */
export const SpecialInputs = createContext<FieldInputs>(new Map())

/** Returns the custom input of a field or the input of its kind, for callers whose field type is erased. */
export const useInput = <K extends Kind>(field: { readonly kind: K; readonly config: ConfigOf[K] }): InputDefinition<K> => {
  const table = use(InputsContext)
  const special = use(SpecialInputs)
  if (table === null) throw new Error('A field stands outside the table of inputs')
  const own = special.get(field) ?? ('config' in field && isObject(field.config) ? special.get(field.config) : undefined)
  // A tenant replaces the input of a field by one of the field's kind.
  if (own !== undefined) return own as unknown as InputDefinition<K>
  const usual: InputDefinition<K> = table[field.kind]
  return usual.variant?.(field.config) ?? usual
}
