import type { ListResponse, ListQuery } from '@captain/content-core'
import { useContent, useTenant } from '@captain/content-react'
import { dateInTimeZone } from '@captain/locale'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import type { StoredShift } from './shift-drafts.ts'

const PAGE = 100

type Filter = Readonly<Record<string, string>>
type ReadPage<R> = (query: ListQuery) => Promise<ListResponse<R>>

/** Loads all records of a list, page by page. */
const readAll = async <R>(filter: Filter, read: ReadPage<R>): Promise<ListResponse<R>> => {
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

type Span = { readonly first: string; readonly last: string; readonly cast?: string }

/** Loads the shifts of a date range, of one cast or of all. */
export const useShifts = ({ first, last, cast }: Span) => {
  const { client, queries } = useTenant(tenant)
  const filter = { date: `${first}..${last}`, ...(cast !== undefined && { cast }) }
  return useQuery({
    queryKey: [...queries['cast-work-schedule'].key, 'span', filter],
    queryFn: async ({ signal }): Promise<readonly StoredShift[]> =>
      (await readAll(filter, (query) => client['cast-work-schedule'].list(query, signal))).items,
  })
}

const CURRENT = { employment: 'current' } as const

/** Loads the active casts, in order. */
export const useCasts = () => {
  const { client, queries } = useTenant(tenant)
  return useQuery({
    queryKey: [...queries.cast.listsKey, 'whole', CURRENT],
    queryFn: ({ signal }) => readAll(CURRENT, (query) => client.cast.list(query, signal)),
  })
}

/** Loads the names of a month's public holidays by day; empty if they can't be loaded. */
export const useHolidays = (month: string): ReadonlyMap<string, string> => {
  const { locale } = useContent()
  const { queries, read } = useTenant(tenant)
  const { data } = useQuery({
    queryKey: [...queries['cast-work-schedule'].key, 'holidays', month, locale],
    queryFn: ({ signal }) => read('/holidays', { month }, signal),
    staleTime: Infinity,
  })
  return new Map((data?.items ?? []).map(({ date, name }) => [date, name]))
}

/** The day on which the user opened the screen, `YYYY-MM-DD`. */
export const useToday = (): string => useState(() => dateInTimeZone(new Date()))[0]

/** Groups shifts by day. */
export const byDay = (shifts: readonly StoredShift[]): ReadonlyMap<string, readonly StoredShift[]> =>
  new Map([...Map.groupBy(shifts, ({ date }) => date)].map(([date, own]) => [date, own.toSorted((a, b) => a.startTime - b.startTime)]))
