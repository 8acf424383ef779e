import { splitLocale } from '@captain/locale'
import type { Delivery } from './delivery/delivery.ts'
import { createSiteRouter } from './router.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

const NO_DELIVERY: Delivery = {
  locale: 'ja',
  list: () => Promise.reject(new Error('nothing is loaded here')),
  one: () => Promise.reject(new Error('nothing is loaded here')),
}

/** A router that only matches routes and loads nothing. */
const { getMatchedRoutes } = createSiteRouter('/', null, { delivery: NO_DELIVERY, colors: new Set() })

const matched = (path: string) => {
  const [routes, params, found] = getMatchedRoutes(path)
  // A route that is only the beginning of the path leaves its rest in `**`.
  return found === undefined || params['**'] !== undefined ? null : routes
}

/** Returns whether a path, with or without its language prefix, is that of a page, shared or personal. */
export const hasPage = (pathname: string): boolean => matched(splitLocale(pathname).path) !== null

/**
 * Returns the query parameters that the page at a path (without its language prefix) reads, sorted by name; null if no shared page is
 * there.
 */
export const sharedSearch = (path: string, search: string): string | null => {
  const routes = matched(path)
  if (routes === null || routes.some(({ options }) => options.staticData?.isPersonal === true)) return null
  const typed = parseSearch(search)
  const read = Object.fromEntries(routes.flatMap(({ options }) => Object.entries(options.validateSearch?.(typed) ?? {})))
  return stringifySearch(Object.fromEntries(Object.entries(read).toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

const isPlain = (path: string): boolean => {
  try {
    return !/\/(?:\/|\.{1,2}(?:\/|$))/.test(path) && encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

/**
 * Returns the canonical address of a shared page, without query parameters that no page reads. Returns null for a malformed address and for
 * pages that are not shared.
 */
export const canonicalAddress = (address: string): string | null => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/, 2)
  // Browsers send no fragment; each would be another page.
  if (!isPlain(pathname) || address.includes('#')) return null
  const shared = sharedSearch(splitLocale(pathname).path, search)
  return shared === null ? null : pathname + shared
}
