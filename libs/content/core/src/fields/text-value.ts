import { withoutBidiControls } from '@captain/validation'

/** Trims a sent string, takes out what would turn it round, and turns the empty one into null; anything else passes on to the schema. */
export const trimToNull = (value: unknown): unknown => {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') return value
  const trimmed = withoutBidiControls(value).trim()
  return trimmed === '' ? null : trimmed
}

/** What all kinds share whose value is a text or nothing. */
export const textValue = {
  empty: () => null,
  isEmpty: (value: unknown): boolean => value === null || value === undefined || value === '',
  normalise: trimToNull,
} as const
