import { hasPage } from './canonical-address.ts'

/** The one way to write a path: no empty parts, and small letters where a page is found by them. */
export const plainPath = (pathname: string): string => {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const small = path.toLowerCase()
  return small !== path && !hasPage(path) && hasPage(small) ? small : path
}
