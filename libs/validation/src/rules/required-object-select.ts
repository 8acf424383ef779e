import { isObject } from '../records.ts'
import { rule, type Rule } from '../rule.ts'

const isChosen = (value: unknown) => {
  if (!isObject(value) || Object.keys(value).length === 0) return false
  const { id } = value
  return !('id' in value) || (id !== null && id !== undefined && id !== '')
}

/** Requires a chosen object: not empty, and with a non-empty id if it has one. */
export const requiredObjectSelect = <Value = object>(): Rule<Value> => rule<Value>('requiredObjectSelect', {}, isChosen)
