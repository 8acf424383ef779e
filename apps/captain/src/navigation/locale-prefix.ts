import { DEFAULT_LOCALE, localizePath, splitLocale, type Locale } from '@captain/locale'
import type { LocationRewrite } from '@tanstack/react-router'

/** The prefix of the address at the moment; null where there is none, which is Japanese. */
export type LocalePrefix = { current: Locale | null }

export const localeOf = (prefix: LocalePrefix): Locale => prefix.current ?? DEFAULT_LOCALE

/** Takes the prefix off every address that comes in and puts it on every one that goes out: routes and links are written without it. */
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
