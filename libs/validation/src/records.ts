/** Returns whether a value is an object, so that its properties can be read; arrays are objects too. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Returns a value as an object of unknown properties; an empty object for any other value. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** Returns whether an object has a key itself; ignores inherited names such as `constructor`. */
export const hasKey = <T extends object>(object: T, key: PropertyKey): key is keyof T => Object.hasOwn(object, key)

/** Returns the keys of an object that was declared with exactly these keys, in their order. */
export const keysOf = <T extends object>(object: T): readonly (keyof T & string)[] =>
  Object.keys(object).filter((key): key is keyof T & string => hasKey(object, key))
