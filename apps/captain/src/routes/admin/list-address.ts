import { FIRST_PAGE, PAGE_SIZES, type PagePlace, readSearchText, toSearchValue } from '@captain/content-react/list-kit'

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

/** Reads the list state from the address and ignores invalid values. */
export const readAdminList = ({ filters, sorts }: AdminListRules, search: Search): AdminList => {
  const sort = readSearchText(search, 'sort')
  const after = readSearchText(search, 'after').split('~').filter(Boolean)
  const page = Number(readSearchText(search, 'page'))
  const requested = Object.entries(filters).map(([name, test]) => [name, readSearchText(search, `f.${name}`), test] as const)
  return {
    q: readSearchText(search, 'q').slice(0, 100),
    filters: Object.fromEntries(requested.filter(([, value, test]) => value !== '' && test(value)).map(([name, value]) => [name, value])),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : null,
    limit: PAGE_SIZES.find((size) => size === Number(readSearchText(search, 'limit'))) ?? 25,
    page: after.length === 0 ? 1 : Math.max(after.length + 1, Number.isSafeInteger(page) ? page : 0),
    after,
  }
}

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
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`f.${name}`, toSearchValue(value)])),
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
