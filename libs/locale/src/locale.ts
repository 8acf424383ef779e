/** Languages of the interface and of content; the first is the default. */
export const LOCALES = ['ja', 'en'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'ja'

/** Returns whether a value is one of the product's languages. */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)
