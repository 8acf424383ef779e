import type { IncludedRecord } from '@captain/content-core'

type Title = IncludedRecord['title']

const text = (value: unknown): string | null => (value === null || value === undefined || value === '' ? null : String(value))

/** A title value in both languages; one without languages counts as Japanese. */
export const titleSides = (value: unknown): Title => {
  if (typeof value !== 'object' || value === null) return { ja: text(value), en: null }
  const { ja, en } = value as { readonly ja?: unknown; readonly en?: unknown }
  return { ja: text(ja), en: text(en) }
}
