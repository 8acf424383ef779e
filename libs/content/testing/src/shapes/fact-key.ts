/** Returns functions as their source text, and objects with sorted keys, so that equal facts have equal texts. */
const canonical = (_key: string, value: unknown): unknown => {
  if (typeof value === 'function') return `code ${String(value)}`
  if (value instanceof RegExp) return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns a text that is the same for equal facts: property order does not matter, code counts by its source. */
export const factKey = (fact: unknown): string => JSON.stringify(fact, canonical)
