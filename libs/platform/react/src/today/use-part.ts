import { useQueries, useQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { keyOfPart, todayKeys, todayReads, type TodayPart } from './today-data.ts'
import { useTodayTenant } from './today-context.ts'

/** A part as it is now; null once it has nothing to show, undefined while it could not be read. */
export type RenewedPart = { readonly part: TodayPart | null | undefined; readonly isReading: boolean; readonly retry: () => void }

/** Returns a part of the page, renewed after writes of its type, and on request if it could not be read. */
export const usePart = (given: TodayPart): RenewedPart => {
  const { http, locale } = usePlatform()
  const { slug } = useTodayTenant().tenant
  const isRead = given.kind !== 'failed'
  const reads = todayReads(http, slug, locale)
  const { data, isFetching, refetch } = useQuery({
    queryKey: keyOfPart(slug, locale, given),
    queryFn: ({ signal }) => reads.part(given.key, signal),
    staleTime: Infinity,
    ...(isRead && { initialData: given }),
    enabled: isRead,
  })
  return { part: data, isReading: isFetching, retry: () => void refetch() }
}

/** Whether one of some parts has something to show now. */
export const useIsAnyLeft = (given: readonly TodayPart[]): boolean => {
  const { locale } = usePlatform()
  const { slug } = useTodayTenant().tenant
  return useQueries({
    queries: given.map((part) => ({ queryKey: keyOfPart(slug, locale, part), enabled: false })),
    combine: (answers) => answers.some(({ data }) => data !== null),
  })
}

/** Returns the parts that are the same in every tenant, renewed after every write in the tenant. */
export const useCommonParts = (given: readonly TodayPart[]) => {
  const { http, locale } = usePlatform()
  const { slug } = useTodayTenant().tenant
  const reads = todayReads(http, slug, locale)
  const { data, isFetching, refetch } = useQuery({
    queryKey: todayKeys.common(slug, locale),
    queryFn: ({ signal }) => reads.common(signal),
    staleTime: Infinity,
    initialData: given,
    meta: { countsOf: slug },
  })
  return { parts: data, isReading: isFetching, retry: () => void refetch() }
}
