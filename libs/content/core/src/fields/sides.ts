import { asRecord } from '@captain/validation'

/** Returns the sides of a localised value; neither if the value is empty. */
export const sidesOf = (value: unknown): { readonly ja?: unknown; readonly en?: unknown } => asRecord(value)
