import { kindOf, type AnyContentType, type ListQuery } from '@captain/content-core'
import { filtersOf, namedFiltersOf, type Filter } from './list-filters.ts'
import type { ListState } from './list-state.ts'

const DAY_START = 'T00:00:00.000+09:00'
const DAY_END = 'T23:59:59.999+09:00'
const instant = (day: string, edge: string) =>
  day === '' || Number.isNaN(Date.parse(day + edge)) ? '' : new Date(day + edge).toISOString()

const apiValue = ({ style, field }: Filter, value: string): string | readonly string[] => {
  if (style === 'text' || style === 'boolean') return value
  if (style !== 'range') return value.split(',')
  if (kindOf(field).range !== 'instant') return value
  const [from = '', to = ''] = value.split('..')
  return `${instant(from, DAY_START)}..${instant(to, DAY_END)}`
}

/** Returns the filters of a list as the API takes them, by field, including the defaults of named filters. */
export const filterOf = (type: AnyContentType, { filters }: Pick<ListState, 'filters'>): NonNullable<ListQuery['filter']> => {
  const chosen = filtersOf(type).map((one) => [one.name, apiValue(one, filters[one.name] ?? '')] as const)
  const narrowed = namedFiltersOf(type).map(([name, { defaultValue }]) => [name, filters[name] ?? defaultValue ?? ''] as const)
  return Object.fromEntries([...chosen.filter(([name]) => filters[name] !== undefined), ...narrowed.filter(([, value]) => value !== '')])
}

/** Returns the query for the staff API. */
export const queryOf = (type: AnyContentType, state: ListState): ListQuery => {
  const filter = filterOf(type, state)
  const after = state.after.at(-1)
  return {
    limit: state.limit,
    ...(state.q === '' ? {} : { q: state.q }),
    ...(Object.keys(filter).length === 0 ? {} : { filter }),
    ...(state.status.length === 0 ? {} : { status: state.status.join(',') }),
    ...(state.translation === null ? {} : { translation: state.translation }),
    ...(state.sort === null ? {} : { sort: state.sort }),
    ...(state.trash ? { trash: true } : {}),
    ...(after === undefined ? {} : { after }),
  }
}
