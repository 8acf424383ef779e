import type { Kind } from '@captain/content-core'
import { createContext, use } from 'react'
import type { InputDefinition, InputTable } from './input-definition.ts'

/** Reaches nested inputs (groups, rows of lists), which can't import the table that lists them. */
export const InputsContext = createContext<InputTable | null>(null)

/** The input of a field's kind, for callers that hold the field erased. */
export const useInput = <K extends Kind>(field: { readonly kind: K }): InputDefinition<K> => {
  const table = use(InputsContext)
  if (table === null) throw new Error('A field stands outside the table of inputs')
  return table[field.kind] as unknown as InputDefinition<K>
}
