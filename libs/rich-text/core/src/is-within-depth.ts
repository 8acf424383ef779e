/** Maximum nesting of a document's JSON; a list level takes two. Protects every recursion over the tree. */
export const MAX_NESTING = 48

/** Whether no value is nested deeper than `max` levels; the function itself never recurses deeper. */
export function isWithinDepth(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  for (const entry of Array.isArray(value) ? value : Object.values(value)) {
    if (max === 0 || !isWithinDepth(entry, max - 1)) return false
  }
  return true
}
