import { isLocale, type Locale } from './locale.ts'

/** Cookie with the language of the last visited page (the customer's specification §9). */
const LOCALE_COOKIE = 'i18n_redirected'

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** Returns the language in a `Cookie` header (or `document.cookie`); null if there is none. */
export const readLocaleCookie = (header: string | null | undefined): Locale | null => {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.split('=', 2)
    const locale = value?.trim()
    if (name?.trim() === LOCALE_COOKIE && isLocale(locale)) return locale
  }
  return null
}

/** Returns a `Set-Cookie` value (or one for `document.cookie`) that stores the language for 365 days. */
export const writeLocaleCookie = (locale: Locale, options: { readonly secure: boolean }): string =>
  `${LOCALE_COOKIE}=${locale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${options.secure ? '; Secure' : ''}`
