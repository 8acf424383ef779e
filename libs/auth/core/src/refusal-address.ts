import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { NOT_PERMISSION, type GuardRefusal } from './guards.ts'
import { safeRedirect } from './redirect.ts'

/** Whether a path may be kept or shown as the one that somebody wanted to visit. */
export const isReturnPath = (path: string): boolean => safeRedirect(path, '').outcome === 'go'

/**
 * Where a refused visit goes: in the language of the locale cookie, English without one (the customer's specification §4). The
 * page that explains refusals is told the attempted path (`from`, without its locale prefix), and whether there was no answer.
 */
export const refusalAddress = ({ to, why }: GuardRefusal, from: string, remembered: Locale | null): string => {
  const address = localizePath(to, canonicalPrefix(remembered ?? 'en'))
  if (to !== NOT_PERMISSION) return address
  const search = new URLSearchParams({ ...(isReturnPath(from) ? { from } : {}), ...(why === 'unchecked' ? { why } : {}) }).toString()
  return search === '' ? address : `${address}?${search}`
}
