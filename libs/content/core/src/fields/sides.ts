import { asRecord } from '@captain/validation'

/** Values of a localised field in its languages, of unknown shape. */
export type Sides = { readonly ja?: unknown; readonly en?: unknown }

/** Returns the sides of a localised value; neither if the value is empty. */
export const sidesOf = (value: unknown): Sides => asRecord(value)
