import { statesNamed } from './states-named.ts'
import { whereOf, isPersonalField, kindOf, listsBy, hasStateFilter, DEFAULT_PAGE_SIZE, type AnyContentType } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { readSearchText, toSearchValue } from './search-value.ts'
import { choosableColumns, systemColumns } from './columns/choosable-columns.ts'
import { isFilterValue } from './filters/filter-value.ts'
import { filtersOf, namedFiltersOf } from './list-filters.ts'
import { PAGE_SIZES, presetStates, sameStates, TRANSLATION_GAPS, type ListState } from './list-state.ts'

export type SearchParams = Readonly<Record<string, unknown>>

/** A list as the URL describes it, and the names of invalid parts. */
export type ReadAddress = { readonly state: ListState; readonly ignored: readonly string[] }

const isSortable = (type: AnyContentType, trash: boolean, sort: string, seesPersonal: boolean): boolean => {
  const name = sort.replace(/^-/, '')
  if (!seesPersonal && isPersonalField(type, name)) return false
  if ((trash && name === 'deletedAt') || systemColumns(type).includes(name)) return true
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  return field !== undefined && kindOf(field).sortable === true && listsBy(type).includes(name)
}

/** Returns a test per filter and named filter that accepts valid values. */
const testsOf = (type: AnyContentType, seesPersonal: boolean): ReadonlyMap<string, (value: string) => boolean> => {
  const today = dateInTimeZone(new Date())
  return new Map([
    ...filtersOf(type, seesPersonal).map((filter) => [filter.name, (value: string) => isFilterValue(filter, value)] as const),
    ...namedFiltersOf(type).map(
      ([name, namedFilter]) => [name, (value: string) => value === 'false' || whereOf(namedFilter, value, today) !== null] as const,
    ),
  ])
}

const ULID_OR_ALL = /^(all|[0-9A-HJKMNP-TV-Z]{26})$/

/** Reads the URL; invalid parts are ignored and listed in `ignored`. */
export const readAddress = (type: AnyContentType, search: SearchParams, seesPersonal = true): ReadAddress => {
  const ignored: string[] = []
  /** Returns the value of a key if it passes the test. */
  const taken = (key: string, test: (text: string) => boolean): string => {
    const text = readSearchText(search, key)
    if (text === '' || test(text)) return text
    ignored.push(key)
    return ''
  }
  const trash = readSearchText(search, 'trash') === 'true'
  const filters: Record<string, string> = {}
  for (const [name, test] of testsOf(type, seesPersonal)) {
    const value = taken(`f.${name}`, test)
    if (value !== '') filters[name] = value
  }
  const isFixed = !hasStateFilter(type.workflow)
  const status = taken('status', (text) => text === 'all' || (!isFixed && statesNamed(type, text).length === text.split(',').length))
  const translation = taken('translation', (text) => TRANSLATION_GAPS.some((gap) => gap === text))
  const columns = taken('columns', (text) => text.split(',').some((name) => choosableColumns(type).includes(name)))
  const shown = columns.split(',').filter((name) => choosableColumns(type).includes(name))
  const after = readSearchText(search, 'after').split('~').filter(Boolean)
  const page = Number(readSearchText(search, 'page'))
  const state: ListState = {
    q: readSearchText(search, 'q').slice(0, 100),
    filters,
    status: status === '' ? presetStates(type, trash) : status === 'all' ? [] : [...new Set(statesNamed(type, status))],
    translation: TRANSLATION_GAPS.find((gap) => gap === translation) ?? null,
    sort: taken('sort', (sort) => isSortable(type, trash, sort, seesPersonal)) || null,
    trash,
    limit: PAGE_SIZES.find((size) => size === Number(readSearchText(search, 'limit'))) ?? DEFAULT_PAGE_SIZE,
    page: after.length === 0 ? 1 : Math.max(after.length + 1, Number.isSafeInteger(page) ? page : 0),
    after,
    columns: columns === '' ? null : [...new Set(shown)],
    density: (['normal', 'compact'] as const).find((density) => density === readSearchText(search, 'density')) ?? null,
    view: taken('view', (view) => ULID_OR_ALL.test(view)) || null,
  }
  return { state, ignored: [...ignored, ...unknownFilters(type, search, seesPersonal)] }
}

/** Filters in the URL that do not exist: removed from the type, or about personal data. */
const unknownFilters = (type: AnyContentType, search: SearchParams, seesPersonal: boolean): readonly string[] => {
  const known = testsOf(type, seesPersonal)
  return Object.keys(search).filter((key) => key.startsWith('f.') && !known.has(key.slice(2)))
}

/** Returns the URL parameters of a state, without defaults. */
export const writeListState = (type: AnyContentType, state: ListState): Readonly<Record<string, string | number | boolean>> => ({
  ...(state.view === null ? {} : { view: state.view }),
  ...(state.q === '' ? {} : { q: state.q }),
  ...Object.fromEntries(Object.entries(state.filters).map(([name, value]) => [`f.${name}`, toSearchValue(value)])),
  ...(sameStates(state.status, presetStates(type, state.trash)) ? {} : { status: state.status.join(',') || 'all' }),
  ...(state.translation === null ? {} : { translation: state.translation }),
  ...(state.trash ? { trash: true } : {}),
  ...(state.sort === null ? {} : { sort: state.sort }),
  ...(state.columns === null ? {} : { columns: state.columns.join(',') }),
  ...(state.density === null ? {} : { density: state.density }),
  ...(state.limit === DEFAULT_PAGE_SIZE ? {} : { limit: state.limit }),
  ...(state.after.length === 0 ? {} : { page: state.page, after: state.after.join('~') }),
})
