import { contentKeys } from '@captain/content-react/record-parts'
import type { AnyRecord, Included } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import type { TodayResponse } from '@captain/platform-core'
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

type ReceivedPart = TodayResponse['parts'][number]
type ReceivedRecords = Extract<ReceivedPart, { readonly kind: 'records' }>

/** Rows of a response are those of the type's list. */
type RecordsPart = Omit<ReceivedRecords, 'items' | 'included'> & { readonly items: readonly AnyRecord[]; readonly included: Included }

export type TodayPart = Exclude<ReceivedPart, ReceivedRecords> | RecordsPart

type TodayPage = Omit<TodayResponse, 'parts'> & { readonly parts: readonly TodayPart[] }
export type PartOf<Kind extends TodayPart['kind']> = Extract<TodayPart, { readonly kind: Kind }>

/** Kinds of parts that are the same in every tenant and read again together, because every write may change them. */
const COMMON: ReadonlySet<string> = new Set(['missed', 'plans', 'drafts', 'waiting'])

export const isCommon = ({ key }: TodayPart): boolean => COMMON.has(key)

export const todayKeys = {
  whole: (tenant: string, locale: Locale) => ['today', tenant, 'whole', locale] as const,
  common: (tenant: string, locale: Locale) => ['today', tenant, 'common', locale] as const,
  /** Rows of a type are among the lists of the type, so that its writes patch and renew them. */
  part: (tenant: string, locale: Locale, { key }: Pick<TodayPart, 'key'>, type: string | null): QueryKey =>
    type === null ? ['today', tenant, 'part', key, locale] : [...contentKeys.lists(tenant, type), { today: key }],
}

const typeOf = (part: TodayPart): string | null => (part.kind === 'records' || part.kind === 'failed' ? part.type : null)

/** Returns the key under which a part is kept. */
export const keyOfPart = (tenant: string, locale: Locale, part: TodayPart): QueryKey => todayKeys.part(tenant, locale, part, typeOf(part))

/** Reads of the page of today of a tenant, in the language of the page. */
export const todayReads = (http: HttpClient, tenant: string, locale: Locale) => {
  const whole = (signal: AbortSignal, part?: string): Promise<TodayPage> =>
    http.get<TodayPage>(`/api/v1/tenants/${tenant}/today`, {
      headers: { 'accept-language': locale },
      ...(part !== undefined && { query: { part } }),
      signal,
    })
  return {
    whole,
    /** Reads one part again; null if it has nothing to show any more. Rejects if it cannot be read. */
    part: async (key: string, signal: AbortSignal): Promise<TodayPart | null> => {
      const [part = null] = (await whole(signal, key)).parts
      if (part?.kind === 'failed') throw new Error(`the part ${key} could not be read`)
      return part
    },
    /** Reads the parts again that are the same in every tenant. */
    common: async (signal: AbortSignal): Promise<readonly TodayPart[]> => (await whole(signal, [...COMMON].join(','))).parts,
  }
}

/** The page of today in one request; each part is kept by itself, and renewed by itself. */
export const todayQuery = (http: HttpClient, queryClient: QueryClient, tenant: string, locale: Locale) => {
  const reads = todayReads(http, tenant, locale)
  return queryOptions({
    queryKey: todayKeys.whole(tenant, locale),
    queryFn: async ({ signal }) => {
      const today = await reads.whole(signal)
      for (const part of today.parts)
        if (!isCommon(part)) queryClient.setQueryData(keyOfPart(tenant, locale, part), part.kind === 'failed' ? undefined : part)
      queryClient.setQueryData(todayKeys.common(tenant, locale), today.parts.filter(isCommon))
      return today
    },
  })
}
