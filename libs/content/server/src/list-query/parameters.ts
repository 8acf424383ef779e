import { badRequest } from '@captain/http-server'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@captain/locale'

const MAX_QUERY_CHARACTERS = 100
const FILTER = /^filter\[(\w+)\]$/

/** Query parameters by name, separate from `filter[…]`. */
export type Parameters = {
  readonly plain: ReadonlyMap<string, string>
  readonly filters: ReadonlyMap<string, readonly string[]>
  /** Maximum page size; default: 100. */
  readonly maxLimit?: number
}

/** Separates query parameters into filters and others. Throws 400 for a duplicate parameter that must be unique. */
export const readParameters = (query: URLSearchParams): Parameters => {
  const plain = new Map<string, string>()
  const filters = new Map<string, readonly string[]>()
  for (const [name, value] of query) {
    if (value.includes('\0')) throw badRequest('malformed-parameter', name)
    const field = FILTER.exec(name)?.[1]
    if (field !== undefined) filters.set(field, [...(filters.get(field) ?? []), value])
    else if (plain.has(name)) throw badRequest('malformed-parameter', name)
    else plain.set(name, value)
  }
  return { plain, filters }
}

/** Throws 400 naming the first unknown parameter. */
export const refuseUnknown = (plain: ReadonlyMap<string, string>, known: readonly string[]): void => {
  const unknown = [...plain.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw badRequest('unknown-parameter', unknown)
}

/** Returns query parameters by name, without filters. Throws 400 naming the first unknown or duplicate parameter. */
export const readPlain = (query: URLSearchParams, known: readonly string[]): Parameters['plain'] => {
  const { plain, filters } = readParameters(query)
  const [filter] = filters.keys()
  if (filter !== undefined) throw badRequest('unknown-parameter', `filter[${filter}]`)
  refuseUnknown(plain, known)
  return plain
}

/** Returns a page size from 1 to 100, or to `max`. */
export const limitOf = (plain: ReadonlyMap<string, string>, standard: number, max = 100): number => {
  const text = plain.get('limit')
  if (text === undefined) return standard
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > max) throw badRequest('malformed-parameter', 'limit')
  return limit
}

/** Returns the requested language; default: Japanese. */
export const localeOf = (plain: ReadonlyMap<string, string>): Locale => {
  const text = plain.get('locale') ?? DEFAULT_LOCALE
  if (!isLocale(text)) throw badRequest('malformed-parameter', 'locale')
  return text
}

/** Returns the search words as entered; up to 100 characters. */
export const queryOf = (plain: ReadonlyMap<string, string>): string => {
  const text = plain.get('q') ?? ''
  if ([...text].length > MAX_QUERY_CHARACTERS) throw badRequest('malformed-parameter', 'q')
  return text
}
