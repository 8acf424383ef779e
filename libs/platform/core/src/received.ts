import type { GenericSchema, InferOutput } from 'valibot'

type ReadonlyDeep<Value> = Value extends object ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> } : Value

/** A response as its reader receives it: deeply read-only. */
export type Received<Schema extends GenericSchema> = ReadonlyDeep<InferOutput<Schema>>
