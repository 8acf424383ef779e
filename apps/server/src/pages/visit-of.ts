import { canonicalPath, isBackOfficePath } from '@captain/auth-core'
import { splitLocale, type Locale } from '@captain/locale'

/** An address of the back office as it came. */
export type Visit = {
  readonly locale: Locale
  /** Without the locale prefix, in its canonical form; null where no page can be. */
  readonly path: string | null
  readonly search: string
  /** The canonical address to go to, where the one that came is another. */
  readonly moved: string | null
}

/** Reads a request's address as one of the back office; null where it is none, however it is written. */
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
