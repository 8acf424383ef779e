import { rule, type Rule } from '../rule.ts'

const isChosen = (value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length === 0) return false
  const { id } = value as { readonly id?: unknown }
  return !('id' in value) || (id !== null && id !== undefined && id !== '')
}

/** Requires a chosen object: not empty, and with a non-empty id if it has one. */
export const requiredObjectSelect = <Value = object>(): Rule<Value> => rule<Value>('requiredObjectSelect', {}, isChosen)
