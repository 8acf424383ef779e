import { isLocale, negotiateLocale, type Locale } from '@captain/locale'

/** Returns the language of a response: `?locale=`, else the browser's preference, else Japanese. */
export const requestLocale = (requested: string | undefined, acceptLanguage: string | undefined): Locale =>
  isLocale(requested) ? requested : negotiateLocale(acceptLanguage)
