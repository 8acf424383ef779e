import { FIRST_PAGE, PAGE_SIZES, type PagePlace } from '@captain/content-react/list-kit'

/** The full state of a list for administrators, as it is in the address. */
export type AdminList = PagePlace & {
  readonly q: string
  readonly filters: Readonly<Record<string, string>>
  /** `name` or `-name`; null is the list's own order. */
  readonly sort: string | null
}

/** The filters of a list, each with a validator, and the sort orders. */
export type AdminListRules = {
  readonly filters: Readonly<Record<string, (value: string) => boolean>>
  readonly sorts: readonly string[]
}

type Search = Readonly<Record<string, unknown>>

const textIn = (search: Search, key: string): string => {
  const value = search[key]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Reads the list state from the address and ignores invalid values. */
export const readAdminList = ({ filters, sorts }: AdminListRules, search: Search): AdminList => {
  const sort = textIn(search, 'sort')
  const after = textIn(search, 'after').split('~').filter(Boolean)
  const page = Number(textIn(search, 'page'))
  const requested = Object.entries(filters).map(([name, test]) => [name, textIn(search, `f.${name}`), test] as const)
  return {
    q: textIn(search, 'q').slice(0, 100),
    filters: Object.fromEntries(requested.filter(([, value, test]) => value !== '' && test(value)).map(([name, value]) => [name, value])),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : null,
    limit: PAGE_SIZES.find((size) => size === Number(textIn(search, 'limit'))) ?? 25,
    page: after.length === 0 ? 1 : Math.max(after.length + 1, Number.isSafeInteger(page) ? page : 0),
    after,
  }
}

/** The router quotes texts that look like booleans, so those go into the address as what they are. */
const plain = (value: string): string | boolean => (value === 'true' ? true : value === 'false' ? false : value)

/** Returns the address parameters of a list, without default values. */
export const writeAdminList = ({
  q,
  filters,
  sort,
  limit,
  page,
  after,
}: AdminList): Readonly<Record<string, string | number | boolean>> => ({
  ...(q === '' ? {} : { q }),
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`f.${name}`, plain(value)])),
  ...(sort === null ? {} : { sort }),
  ...(limit === 25 ? {} : { limit }),
  ...(after.length === 0 ? {} : { page, after: after.join('~') }),
})

/** Returns the list's query parameters for the server, without the page. */
export const queryOfList = ({ q, filters, sort }: AdminList): Readonly<Record<string, string>> => ({
  ...(q === '' ? {} : { q }),
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])),
  ...(sort === null ? {} : { sort }),
})

export const hasFilters = ({ q, filters }: AdminList): boolean => q !== '' || Object.keys(filters).length > 0

/** Returns the same list without filters. */
export const clearFilters = (list: AdminList): AdminList => ({ ...list, ...FIRST_PAGE, q: '', filters: {} })
