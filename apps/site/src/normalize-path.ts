import { hasPage } from './canonical-address.ts'

/** Returns the canonical form of a path: no empty segments, and lower case where routes match lower case. */
export const normalizePath = (pathname: string): string => {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const small = path.toLowerCase()
  return small !== path && !hasPage(path) && hasPage(small) ? small : path
}
