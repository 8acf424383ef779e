import type { Locale } from '@captain/locale'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../api.ts'

type Names = { readonly ja: string; readonly en: string }

/** A screen that the account may open, of any of its tenants. */
export type KnownScreen = {
  readonly tenant: string
  readonly type: string
  readonly icon: string
  readonly names: Names
  readonly single: Names
  readonly to: string
  /** Where a new record is made; null for whoever may not. */
  readonly create: string | null
}

/** A record that was found by its name. */
export type FoundRecord = {
  readonly tenant: string
  readonly type: string
  readonly typeName: string
  readonly icon: string
  readonly id: string
  readonly title: { readonly ja: string | null; readonly en: string | null }
  readonly to: string
}

const FIVE_MINUTES = 5 * 60 * 1000

export const screensQuery = queryOptions({
  queryKey: ['palette', 'screens'],
  queryFn: async ({ signal }) => (await http.get<{ readonly items: readonly KnownScreen[] }>('/api/v1/staff/screens', { signal })).items,
  staleTime: FIVE_MINUTES,
})

/** Fewer characters are in too many names. */
export const LEAST_CHARACTERS = 2

/** Records whose names hold the words; those of the words before stay until the answer comes. */
export const recordsQuery = (words: string, locale: Locale) =>
  queryOptions({
    queryKey: ['palette', 'records', locale, words],
    queryFn: async ({ signal }) =>
      (await http.get<{ readonly items: readonly FoundRecord[] }>('/api/v1/staff/search', { query: { q: words, locale }, signal })).items,
    placeholderData: keepPreviousData,
  })
