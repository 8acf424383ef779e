const isParent = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Returns a value with another one at a path; what is not on the path stays the same object. A path that does not exist changes nothing. */
export const withValueAt = <Value>(value: Value, [name, ...rest]: readonly string[], next: unknown): Value => {
  if (name === undefined || !isParent(value)) return value
  const before = value[name]
  const after = rest.length === 0 ? next : withValueAt(before, rest, next)
  if (Object.is(before, after)) return value
  const copy: object = Array.isArray(value) ? [...value] : { ...value }
  Reflect.set(copy, name, after)
  return copy as Value
}
