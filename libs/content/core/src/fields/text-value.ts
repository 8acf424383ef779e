import { withoutBidiControls } from '@captain/validation'

/** Trims a string, removes characters that reverse the text direction, and turns '' into null. Passes other values to the schema. */
export const trimToNull = (value: unknown): unknown => {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') return value
  const trimmed = withoutBidiControls(value).trim()
  return trimmed === '' ? null : trimmed
}

/** Common definition of all kinds whose value is a text or null. */
export const textValue = {
  empty: () => null,
  isEmpty: (value: unknown): boolean => value === null || value === undefined || value === '',
  normalise: trimToNull,
} as const
