import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

/** A path taken apart: its language, the prefix that said so (null where there is none), and the rest with its leading slash. */
export type LocalizedPath = { readonly locale: Locale; readonly prefix: Locale | null; readonly path: string }

/** Takes the language prefix off a pathname: `/en/faq` is `/faq` in English, `/faq` is Japanese. */
export const splitLocale = (pathname: string): LocalizedPath => {
  const [, segment = ''] = /^\/([^/?#]*)/.exec(pathname) ?? []
  if (!isLocale(segment)) return { locale: DEFAULT_LOCALE, prefix: null, path: pathname }
  const rest = pathname.slice(segment.length + 1)
  return { locale: segment, prefix: segment, path: rest.startsWith('/') ? rest : `/${rest}` }
}

// A browser reads two slashes, of either kind, as the beginning of a host.
const HOST_START = /^\/[/\\]+/

/** Puts a path (a query and hash may follow) under a prefix, in place of the one it has; null takes the prefix off. What comes out never leaves the origin. */
export const localizePath = (path: string, prefix: Locale | null): string => {
  const bare = splitLocale(path).path.replace(HOST_START, '/')
  if (prefix === null) return bare
  return bare === '/' ? `/${prefix}` : `/${prefix}${bare.startsWith('/?') || bare.startsWith('/#') ? bare.slice(1) : bare}`
}

/** The prefix of a language's canonical address: none for Japanese, `en` for English. */
export const canonicalPrefix = (locale: Locale): Locale | null => (locale === DEFAULT_LOCALE ? null : locale)
