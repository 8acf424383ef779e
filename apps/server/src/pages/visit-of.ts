import { canonicalPath, isBackOfficePath } from '@captain/auth-core'
import { splitLocale, type Locale } from '@captain/locale'

/** Requested URL of the back office. */
export type Visit = {
  readonly locale: Locale
  /** Canonical path without the locale prefix; null if no page can have it. */
  readonly path: string | null
  readonly search: string
  /** Canonical URL to redirect to, if the request used another form. */
  readonly moved: string | null
}

/** Parses a request's URL as one of the back office, in any form; null if it is none. */
export const visitOf = ({ pathname, search }: URL): Visit | null => {
  const canonical = canonicalPath(pathname)
  const { locale, path } = splitLocale(canonical ?? pathname)
  if (!isBackOfficePath(path)) return null
  return {
    locale,
    search,
    path: canonical === null ? null : path,
    moved: canonical === null || canonical === pathname ? null : canonical + search,
  }
}
