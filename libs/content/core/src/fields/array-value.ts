/** What all kinds share whose value is a list, perhaps an empty one. */
export const arrayValue = {
  empty: () => [],
  isEmpty: (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0),
  normalise: (value: unknown): unknown => value ?? [],
} as const
