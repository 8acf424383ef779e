import { canonicalPrefix, localizePath, LOCALES, type Locale } from '@captain/locale'

/** The absolute canonical address of a path in a language: no prefix for Japanese, `/en` for English. */
export const canonicalUrl = (baseUrl: string, path: string, locale: Locale): string =>
  new URL(localizePath(path, canonicalPrefix(locale)), baseUrl).href

/** Returns the alternates of a page: one for each of its languages, and the default. */
export const alternatesOf = (
  baseUrl: string,
  path: string,
  locales: readonly Locale[] = LOCALES,
): readonly { readonly hrefLang: string; readonly href: string }[] => [
  ...locales.map((locale) => ({ hrefLang: locale, href: canonicalUrl(baseUrl, path, locale) })),
  { hrefLang: 'x-default', href: canonicalUrl(baseUrl, path, 'ja') },
]

/** Converts the URL of an image from the API, relative or absolute, to an absolute URL. */
export const absoluteUrl = (baseUrl: string, address: string): string => new URL(address, baseUrl).href
