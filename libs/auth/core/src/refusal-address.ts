import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { NOT_PERMISSION, type GuardRefusal } from './guards.ts'
import { safeRedirect } from './redirect.ts'

/** Returns whether a path may be stored or shown as the attempted path. */
export const isReturnPath = (path: string): boolean => safeRedirect(path, '').outcome === 'go'

/**
 * Returns the redirect target of a refused visit, in the language of the locale cookie or English (the customer's specification §4). The
 * refusal page receives the attempted path (`from`, without its locale prefix) and whether the check failed.
 */
export const refusalAddress = ({ to, why }: GuardRefusal, from: string, remembered: Locale | null): string => {
  const address = localizePath(to, canonicalPrefix(remembered ?? 'en'))
  if (to !== NOT_PERMISSION) return address
  const search = new URLSearchParams({ ...(isReturnPath(from) ? { from } : {}), ...(why === 'unchecked' ? { why } : {}) }).toString()
  return search === '' ? address : `${address}?${search}`
}
