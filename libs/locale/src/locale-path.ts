import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

/** Parsed path: its language, its language prefix (null if there is none), and the rest with its leading slash. */
export type LocalizedPath = { readonly locale: Locale; readonly prefix: Locale | null; readonly path: string }

/** Splits the language prefix off a pathname: `/en/faq` is `/faq` in English, `/faq` is Japanese. */
export const splitLocale = (pathname: string): LocalizedPath => {
  const [, segment = ''] = /^\/([^/?#]*)/.exec(pathname) ?? []
  if (!isLocale(segment)) return { locale: DEFAULT_LOCALE, prefix: null, path: pathname }
  const rest = pathname.slice(segment.length + 1)
  return { locale: segment, prefix: segment, path: rest.startsWith('/') ? rest : `/${rest}` }
}

// Browsers read two slashes, of either kind, as the beginning of a host.
const HOST_START = /^\/[/\\]+/

/** Replaces the language prefix of a path, which may have a query and hash; null removes it. The result never leaves the origin. */
export const localizePath = (path: string, prefix: Locale | null): string => {
  const bare = splitLocale(path).path.replace(HOST_START, '/')
  if (prefix === null) return bare
  return bare === '/' ? `/${prefix}` : `/${prefix}${bare.startsWith('/?') || bare.startsWith('/#') ? bare.slice(1) : bare}`
}

/** Returns the prefix of a language's canonical URL: none for Japanese, `en` for English. */
export const canonicalPrefix = (locale: Locale): Locale | null => (locale === DEFAULT_LOCALE ? null : locale)
