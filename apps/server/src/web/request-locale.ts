import { isLocale, negotiateLocale, type Locale } from '@captain/locale'

/** The language of an answer: `?locale=`, else what the browser prefers, else Japanese. */
export const requestLocale = (asked: string | undefined, acceptLanguage: string | undefined): Locale =>
  isLocale(asked) ? asked : negotiateLocale(acceptLanguage)
