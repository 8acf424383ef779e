import type { ListAnswer, ListQuery } from '@captain/content-core'
import { contentKeys, useContent, useScope } from '@captain/content-react'
import { civilDate } from '@captain/locale'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredShift } from './shift-drafts.ts'

const PAGE = 100

type Filter = Readonly<Record<string, string>>
type ReadPage = (query: ListQuery) => Promise<ListAnswer>

/** Loads all records of a list, page by page. */
const readAll = async (filter: Filter, read: ReadPage): Promise<ListAnswer> => {
  const first = await read({ filter, limit: PAGE })
  const items = [...first.items]
  const media = { ...first.included.media }
  for (let { next } = first; next !== null;) {
    const page = await read({ filter, limit: PAGE, after: next })
    items.push(...page.items)
    Object.assign(media, page.included.media)
    next = page.next
  }
  return { ...first, items, included: { ...first.included, media } }
}

type Scope = ReturnType<typeof useScope>

const spanOptions = ({ tenant, type, client }: Scope, filter: Filter) =>
  queryOptions({
    queryKey: [...contentKeys.type(tenant, type), 'span', filter],
    queryFn: async ({ signal }) =>
      (await readAll(filter, (query) => client.list(query, signal))).items as readonly unknown[] as readonly StoredShift[],
  })

const wholeOptions = ({ tenant, type, client }: Scope, filter: Filter) =>
  queryOptions({
    queryKey: [...contentKeys.lists(tenant, type), 'whole', filter],
    queryFn: ({ signal }) => readAll(filter, (query) => client.list(query, signal)),
  })

type Span = { readonly first: string; readonly last: string; readonly cast?: string }

/** Loads the shifts of a date range, of one cast or of all. */
export const useShifts = ({ first, last, cast }: Span) =>
  useQuery(spanOptions(useScope('cast-work-schedule'), { date: `${first}..${last}`, ...(cast !== undefined && { cast }) }))

/** Loads the active casts, in order. */
export const useCasts = () => useQuery(wholeOptions(useScope('cast'), { employment: 'current' }))

type Holiday = { readonly date: string; readonly name: string }

/** Loads the names of a month's public holidays by day; empty if they can't be loaded. */
export const useHolidays = (month: string): ReadonlyMap<string, string> => {
  const { tenant, http, locale } = useContent()
  const { data } = useQuery({
    queryKey: [...contentKeys.type(tenant.slug, 'cast-work-schedule'), 'holidays', month, locale],
    queryFn: ({ signal }) =>
      http.get<{ readonly items: readonly Holiday[] }>(`/api/v1/public/${tenant.slug}/holidays`, {
        query: new URLSearchParams({ month, locale }),
        signal,
      }),
    staleTime: Infinity,
  })
  return new Map((data?.items ?? []).map(({ date, name }) => [date, name]))
}

/** The day on which the user opened the screen, `YYYY-MM-DD`. */
export const useToday = (): string => useState(() => civilDate(new Date()))[0]

/** Groups shifts by day. */
export const byDay = (shifts: readonly StoredShift[]): ReadonlyMap<string, readonly StoredShift[]> =>
  new Map([...Map.groupBy(shifts, ({ date }) => date)].map(([date, own]) => [date, own.toSorted((a, b) => a.startTime - b.startTime)]))
