import type { Locale } from '@captain/locale'

type Sides = { readonly ja: string | null; readonly en: string | null }

/** Returns the text in a language, or in Japanese as a fallback. */
export const localizedText = (locale: Locale, text: Sides | null | undefined): string | null =>
  locale === 'en' ? (text?.en ?? text?.ja ?? null) : (text?.ja ?? null)

type Row = readonly [label: string, value: string]

/** Omits rows without a value. */
export const rowsOf = (rows: readonly (readonly [label: string, value: string | null | undefined])[]): readonly Row[] =>
  rows.filter((row): row is Row => typeof row[1] === 'string' && row[1] !== '')
