import { emptyValue, writableFields, type AnyContentType, type Values } from '@captain/content-core'
import { sameValue } from './same-value.ts'

/** Returns the values of a record that a form may edit; missing ones get the empty value of their kind. */
export const recordValues = (type: AnyContentType, record: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(writableFields(type)).map(([name, field]) => [name, record[name] ?? emptyValue(field)]))

/** Returns the names of the fields in which two sets of values differ. */
export const changedNames = (before: Values, after: Values): readonly string[] =>
  Object.keys(after).filter((name) => !sameValue(before[name], after[name]))

export const pickValues = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))
