import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import type { FoundRecordsResponse, ScreensResponse } from '@captain/platform-core'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A record that was found by its name. */
export type FoundRecord = FoundRecordsResponse['items'][number]

const FIVE_MINUTES = 5 * 60 * 1000

export const screensQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: ['palette', 'screens'],
    queryFn: async ({ signal }) => (await http.get<ScreensResponse>('/api/v1/staff/screens', { signal })).items,
    staleTime: FIVE_MINUTES,
  })

/** Fewer characters are in too many names. */
export const MIN_CHARACTERS = 2

/** Records whose names contain the query. The previous results stay until the response arrives. */
export const recordsQuery = (http: HttpClient, words: string, locale: Locale) =>
  queryOptions({
    queryKey: ['palette', 'records', locale, words],
    queryFn: async ({ signal }) =>
      (await http.get<FoundRecordsResponse>('/api/v1/staff/search', { query: { q: words, locale }, signal })).items,
    placeholderData: keepPreviousData,
  })
