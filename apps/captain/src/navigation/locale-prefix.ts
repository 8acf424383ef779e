import { DEFAULT_LOCALE, localizePath, splitLocale, type Locale } from '@captain/locale'
import type { LocationRewrite } from '@tanstack/react-router'

/** The prefix of the address at the moment; null where there is none, which is Japanese. */
export type LocalePrefix = { current: Locale | null }

export const localeOf = (prefix: LocalePrefix): Locale => prefix.current ?? DEFAULT_LOCALE

/** Removes the locale prefix from incoming addresses and adds it to outgoing ones. Routes and links have no prefix. */
export const localeRewrite = (prefix: LocalePrefix): LocationRewrite => ({
  input: ({ url }) => {
    const { prefix: found, path } = splitLocale(url.pathname)
    prefix.current = found
    url.pathname = path
    return url
  },
  output: ({ url }) => {
    url.pathname = localizePath(url.pathname, prefix.current)
    return url
  },
})
