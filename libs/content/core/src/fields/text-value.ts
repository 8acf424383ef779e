/** Trims a sent string and turns the empty one into null; anything else passes on to the schema. */
export const trimToNull = (value: unknown): unknown => {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

export const emptyString = (value: unknown): boolean => value === null || value === undefined || value === ''
