/** Returns the value at a path of nested objects and lists, dotted or as a list of names; undefined if the path does not exist. */
export const valueAt = (values: unknown, path: string | readonly string[]): unknown =>
  (typeof path === 'string' ? path.split('.') : path).reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    values,
  )
