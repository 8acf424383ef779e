import { transform, type TransformAction } from 'valibot'

/** Converts '' and undefined to null; keeps all other values. Trim blanks before it. */
export const emptyToNull = <Value>(): TransformAction<Value, Exclude<Value, undefined> | null> =>
  transform((value: Value) => (value === '' || value === undefined ? null : (value as Exclude<Value, undefined>)))
