import type { Kind } from '@captain/content-core'
import { createContext, use } from 'react'
import type { InputDefinition, InputTable } from './input-definition.ts'

/** Table of inputs by kind, for nested inputs (groups, list rows) that cannot import it. */
export const InputsContext = createContext<InputTable | null>(null)

type SpecialInput = { readonly [K in Kind]: InputDefinition<K> }[Kind]

/**
 * Inputs of a tenant's own screen that replace the inputs of field kinds. The key is the declared field, or its config, which copies of the
 * field share.
 */
export const SpecialInputs = createContext<ReadonlyMap<object, SpecialInput>>(new Map())

/** Returns the custom input of a field or the input of its kind, for callers whose field type is erased. */
export const useInput = <K extends Kind>(field: { readonly kind: K }): InputDefinition<K> => {
  const table = use(InputsContext)
  const special = use(SpecialInputs)
  if (table === null) throw new Error('A field stands outside the table of inputs')
  return (special.get(field) ??
    special.get((field as { readonly config?: object }).config ?? field) ??
    table[field.kind]) as unknown as InputDefinition<K>
}
