const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Returns a property of an error or of parsed JSON; undefined if the value is no object or lacks it. */
export const propertyOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** Returns the message of a caught error, or a caught value as text. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
