import type { IncludedRecord } from '@captain/content-core'

type Title = IncludedRecord['title']

/** A plain value as text; null for an empty one and for what has no text. */
export const plainText = (value: unknown): string | null => {
  if (typeof value === 'string') return value === '' ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** A title value in both languages; one without languages counts as Japanese. */
export const titleSides = (value: unknown): Title => {
  if (typeof value !== 'object' || value === null) return { ja: plainText(value), en: null }
  const { ja, en } = value as { readonly ja?: unknown; readonly en?: unknown }
  return { ja: plainText(ja), en: plainText(en) }
}
