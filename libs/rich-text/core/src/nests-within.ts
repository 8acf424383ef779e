/** Nesting of a document's JSON; a list level takes two. Protects every recursion over the tree. */
export const MAX_NESTING = 48

/** Whether no value lies deeper than `max` levels; asked level by level, as the depth is the very thing in doubt. */
export function nestsWithin(value: unknown, max: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= max; depth += 1) {
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []))
    if (level.length === 0) return true
  }
  return false
}
