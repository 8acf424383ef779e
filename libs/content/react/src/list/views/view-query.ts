import { kindOf, type AnyContentType, type SavedView, type ViewQuery } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import type { Density } from '../list-preferences.ts'
import { filtersOf, namedFiltersOf, type Filter } from '../list-filters.ts'
import { writeListState } from '../list-address.ts'
import { filterOf } from '../list-request.ts'
import { statesNamed } from '../states-named.ts'
import { FIRST_PAGE, TRANSLATION_GAPS, type ListState } from '../list-state.ts'

/** The current appearance of a list, from the URL, the preferences or the declaration. */
export type ListAppearance = { readonly columns: readonly string[]; readonly density: Density }

/** Returns the display of a list as a saved view stores it. */
export const viewQueryOf = (type: AnyContentType, state: ListState, { columns, density }: ListAppearance): ViewQuery => {
  const filter = Object.entries(filterOf(type, state)).map(([name, value]) => [name, [value].flat()] as const)
  return {
    ...(filter.length === 0 ? {} : { filter: Object.fromEntries(filter) }),
    ...(state.q === '' ? {} : { q: state.q }),
    ...(state.status.length === 0 ? {} : { status: state.status.join(',') }),
    ...(state.translation === null ? {} : { translation: state.translation }),
    ...(state.sort === null ? {} : { sort: state.sort }),
    columns,
    density: density === 'normal' ? 'comfortable' : 'compact',
  }
}

/** Converts a range of instants to days, as the URL contains them. */
const daysOf = (range: string): string =>
  range
    .split('..')
    .map((end) => (end === '' || Number.isNaN(Date.parse(end)) ? '' : dateInTimeZone(new Date(end))))
    .join('..')

const addressValue = ({ style, field }: Filter, values: readonly string[]): string =>
  style === 'range' && kindOf(field).range === 'instant' ? daysOf(values[0] ?? '') : values.join(',')

/** Returns the list state of a saved view, on its first page. */
export const stateOfView = (type: AnyContentType, { id, query }: Pick<SavedView, 'id' | 'query'>, limit: ListState['limit']): ListState => {
  const storedFilters = query.filter ?? {}
  const chosen = filtersOf(type).flatMap((filter) => {
    const values = storedFilters[filter.name]
    return values === undefined ? [] : [[filter.name, addressValue(filter, values)] as const]
  })
  const narrowed = namedFiltersOf(type).flatMap(([name, { defaultValue }]) => {
    const value = storedFilters[name]?.join(',')
    return value === undefined || value === defaultValue ? [] : [[name, value] as const]
  })
  return {
    ...FIRST_PAGE,
    q: query.q ?? '',
    filters: Object.fromEntries([...chosen, ...narrowed]),
    status: query.status === undefined ? [] : statesNamed(type, query.status),
    translation: TRANSLATION_GAPS.find((gap) => gap === query.translation) ?? null,
    sort: query.sort ?? null,
    trash: false,
    limit,
    columns: query.columns ?? null,
    density: query.density === undefined ? null : query.density === 'compact' ? 'compact' : 'normal',
    view: id,
  }
}

const written = (type: AnyContentType, state: ListState, { columns, density }: ListAppearance): string => {
  const fullState = { ...state, ...FIRST_PAGE, view: null, limit: 25 as const, columns, density }
  return JSON.stringify(Object.entries(writeListState(type, fullState)).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether a list differs from the view that it was opened by. */
export const isViewModified = (type: AnyContentType, view: SavedView, state: ListState, look: ListAppearance): boolean => {
  const savedState = stateOfView(type, view, state.limit)
  return (
    written(type, state, look) !==
    written(type, savedState, { columns: savedState.columns ?? look.columns, density: savedState.density ?? look.density })
  )
}
