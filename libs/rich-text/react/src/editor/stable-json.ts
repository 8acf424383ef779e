import { isObject } from '@captain/validation'

/** Returns the same JSON for equal values, regardless of the order of keys: the database stores objects in its own order. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? inOrder(inner) : inner))
}

function inOrder(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
