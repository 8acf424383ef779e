import type { Kind } from '@captain/content-core'
import { createContext, use } from 'react'
import type { InputDefinition, InputTable } from './input-definition.ts'

/** Reaches nested inputs (groups, rows of lists), which can't import the table that lists them. */
export const InputsContext = createContext<InputTable | null>(null)

type SpecialInput = { readonly [K in Kind]: InputDefinition<K> }[Kind]

/** Inputs that a tenant's own screen puts in the place of those of their kinds, by declared field or by its config, which copies of the field share. */
export const SpecialInputs = createContext<ReadonlyMap<object, SpecialInput>>(new Map())

/** The input of a field, of its own or of its kind, for callers that hold the field erased. */
export const useInput = <K extends Kind>(field: { readonly kind: K }): InputDefinition<K> => {
  const table = use(InputsContext)
  const special = use(SpecialInputs)
  if (table === null) throw new Error('A field stands outside the table of inputs')
  return (special.get(field) ??
    special.get((field as { readonly config?: object }).config ?? field) ??
    table[field.kind]) as unknown as InputDefinition<K>
}
