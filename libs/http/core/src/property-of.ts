import { asRecord } from '@captain/validation'

/** Returns a property of an error or of parsed JSON; undefined if the value is no object or lacks it. */
export const propertyOf = (value: unknown, name: string): unknown => asRecord(value)[name]

/** Returns the message of a caught error, or a caught value as text. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
