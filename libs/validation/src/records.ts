/** Returns whether a value is an object whose properties can be read; null and arrays are not. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value as an object of unknown properties; an empty object for any other value. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

/** Returns the objects in an array of unknown items; none if there is no array. */
export const objectsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Returns whether a value is an array of strings. */
export const isStringArray = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Returns whether an object has a key itself; ignores inherited names such as `constructor`. */
export const hasKey = <T extends object>(object: T, key: PropertyKey): key is keyof T => Object.hasOwn(object, key)

/**
 * Returns the keys of an object literal, in their order. Of a value whose type may leave keys out, such as a parameter, use `Object.keys`.
 */
export const keysOf = <T extends object>(object: T): readonly (keyof T & string)[] =>
  Object.keys(object).filter((key): key is keyof T & string => hasKey(object, key))
