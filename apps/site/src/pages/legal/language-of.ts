import type { Locale } from '@captain/locale'

/** Returns the language of a delivered field: Japanese if the requested one has no text. */
export const languageOf = (fallback: readonly string[], locale: Locale, name: string): Locale =>
  fallback.some((path) => path === name || path.startsWith(`${name}.`)) ? 'ja' : locale
