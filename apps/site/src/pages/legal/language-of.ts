import type { Locale } from '@captain/locale'

/** The language in which a field of a delivered record is written: Japanese where the asked one has no text. */
export const languageOf = (fallback: readonly string[], locale: Locale, name: string): Locale =>
  fallback.some((path) => path === name || path.startsWith(`${name}.`)) ? 'ja' : locale
