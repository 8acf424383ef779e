import { transform, type TransformAction } from 'valibot'

/** Turns '' and undefined into null; blanks are trimmed before it, everything else stays. */
export const emptyToNull = <Value>(): TransformAction<Value, Exclude<Value, undefined> | null> =>
  transform((value: Value) => (value === '' || value === undefined ? null : (value as Exclude<Value, undefined>)))
