import { type AnyContentType, type ListQuery, type State } from '@captain/content-core'
import { filtersOf, narrowingsOf, type Filter } from './list-filters.ts'

export const PAGE_SIZES = [25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** States that a list of a `publish` type may be narrowed to. */
export const PUBLISH_STATES = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const satisfies readonly State[]

/** Cursors of the pages behind the shown one that the address keeps; further back goes to the first page. */
const KEPT_PAGES = 20

/** Everything that decides which rows are shown; all of it lives in the address. */
export type ListState = {
  readonly q: string
  /** By field, in the address's own form: values joined by commas, or `from..to` (days for instants). */
  readonly filters: Readonly<Record<string, string>>
  readonly status: (typeof PUBLISH_STATES)[number] | null
  /** `field` or `-field`; null is the declared order. */
  readonly sort: string | null
  readonly trash: boolean
  readonly limit: PageSize
  /** Counted from 1. */
  readonly page: number
  /** Cursors of the pages up to the shown one, the last being its own. */
  readonly after: readonly string[]
}

export const FIRST_PAGE: Pick<ListState, 'page' | 'after'> = { page: 1, after: [] }

export type SearchParams = Readonly<Record<string, unknown>>

const textIn = (search: SearchParams, key: string): string => {
  const value = search[key]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Reads the address; whatever in it makes no sense counts as not there. */
export const readListState = (type: AnyContentType, search: SearchParams): ListState => {
  const filters = Object.fromEntries(
    [...filtersOf(type).map(({ name }) => name), ...narrowingsOf(type).map(([name]) => name)]
      .map((name) => [name, textIn(search, `f.${name}`)] as const)
      .filter(([, value]) => value !== ''),
  )
  const after = textIn(search, 'after').split('~').filter(Boolean)
  const page = Number(textIn(search, 'page'))
  return {
    q: textIn(search, 'q'),
    filters,
    status: type.workflow === 'publish' ? (PUBLISH_STATES.find((state) => state === textIn(search, 'status')) ?? null) : null,
    sort: textIn(search, 'sort') || null,
    trash: textIn(search, 'trash') === 'true',
    limit: PAGE_SIZES.find((size) => size === Number(textIn(search, 'limit'))) ?? 25,
    page: after.length === 0 ? 1 : Math.max(after.length + 1, Number.isSafeInteger(page) ? page : 0),
    after,
  }
}

/** The router quotes texts that look like numbers or booleans, so those go into the address as what they are. */
const plain = (value: string): string | boolean => (value === 'true' ? true : value === 'false' ? false : value)

/** The address of a state; what is as usual is left out. */
export const writeListState = (state: ListState): Readonly<Record<string, string | number | boolean>> => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...Object.fromEntries(Object.entries(state.filters).map(([name, value]) => [`f.${name}`, plain(value)])),
  ...(state.status === null ? {} : { status: state.status }),
  ...(state.trash ? { trash: true } : {}),
  ...(state.sort === null ? {} : { sort: state.sort }),
  ...(state.limit === 25 ? {} : { limit: state.limit }),
  ...(state.after.length === 0 ? {} : { page: state.page, after: state.after.join('~') }),
})

const DAY_START = 'T00:00:00.000+09:00'
const DAY_END = 'T23:59:59.999+09:00'
const instant = (day: string, edge: string) =>
  day === '' || Number.isNaN(Date.parse(day + edge)) ? '' : new Date(day + edge).toISOString()

const apiValue = ({ style, field }: Filter, value: string): string | readonly string[] => {
  if (style === 'text' || style === 'boolean') return value
  if (style !== 'range') return value.split(',')
  if (field.kind !== 'dateTime') return value
  const [from = '', to = ''] = value.split('..')
  return `${instant(from, DAY_START)}..${instant(to, DAY_END)}`
}

/** What the staff API is asked for. */
export const queryOf = (type: AnyContentType, state: ListState): ListQuery => {
  const chosen = filtersOf(type).map((one) => [one.name, apiValue(one, state.filters[one.name] ?? '')] as const)
  const narrowed = narrowingsOf(type).map(([name, { preset }]) => [name, state.filters[name] ?? preset ?? ''] as const)
  const filter = Object.fromEntries([
    ...chosen.filter(([name]) => state.filters[name] !== undefined),
    ...narrowed.filter(([, value]) => value !== ''),
  ])
  const after = state.after.at(-1)
  return {
    limit: state.limit,
    ...(state.q === '' ? {} : { q: state.q }),
    ...(Object.keys(filter).length === 0 ? {} : { filter }),
    ...(state.status === null ? {} : { status: state.status }),
    ...(state.sort === null ? {} : { sort: state.sort }),
    ...(state.trash ? { trash: true } : {}),
    ...(after === undefined ? {} : { after }),
  }
}

export const nextPage = (state: ListState, cursor: string): ListState => ({
  ...state,
  page: state.page + 1,
  after: [...state.after, cursor].slice(-KEPT_PAGES),
})

export const previousPage = (state: ListState): ListState => ({
  ...state,
  ...(state.after.length <= 1 ? FIRST_PAGE : { page: state.page - 1, after: state.after.slice(0, -1) }),
})

/** Whether anything narrows the list: an empty one then means "no match", not "nothing yet". */
export const isNarrowed = (state: ListState): boolean => state.q !== '' || state.status !== null || Object.keys(state.filters).length > 0

/** The same list with nothing narrowing it. */
export const cleared = (state: ListState): ListState => ({ ...state, ...FIRST_PAGE, q: '', filters: {}, status: null })
