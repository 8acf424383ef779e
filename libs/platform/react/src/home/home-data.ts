import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import type { HomeDaysResponse, HomeResponse, SamplesRemovedResponse, SamplesResponse, TenantFactsResponse } from '@captain/platform-core'
import { queryOptions } from '@tanstack/react-query'
import { LazyTour } from './lazy-tour.tsx'

const PATH = '/api/v1/staff/home'

/** Something that waits in a list, which `to` and `search` lead to. */
export type Need = HomeResponse['needs'][number]
export type NeedKind = Need['kind']

export type Failure = HomeResponse['failures'][number]
/** A draft whose publication time has passed. */
export type Missed = Extract<Failure, { readonly kind: 'missed' }>
/** A webhook that does not hear of what goes public. */
export type Undelivered = Extract<Failure, { readonly kind: 'undelivered' }>

export type Draft = HomeResponse['drafts'][number]
export type Title = Draft['title']
export type HomeEvent = HomeResponse['events'][number]

export type SampleState = SamplesResponse
export type TenantSamples = HomeResponse['samples'][number]

export type HomeResult = HomeResponse
export type HomeDay = HomeDaysResponse['days'][number]

/** The data of a tenant card, in addition to its name. */
export type TenantFacts = TenantFactsResponse['items'][number]
export type TenantStatus = NonNullable<TenantFacts['status']>

const HOME = 'home'
export const homeKeys = { all: [HOME], samples: (tenant: string) => ['samples', tenant] } as const

/** How long the home page may wait for the code of its tour, in ms. */
const TOUR_PATIENCE_MS = 1000

/** Query of the pending items in the account's tenants, in the language of the page. The code of a tour that is due comes with them, if it comes soon. */
export const homeQuery = (http: HttpClient, locale: Locale) =>
  queryOptions({
    queryKey: [HOME, 'whole', locale],
    queryFn: async ({ signal }) => {
      const home = await http.get<HomeResult>(PATH, { signal, headers: { 'accept-language': locale } })
      if (home.isTourDue) await Promise.race([LazyTour.preload(), new Promise((resolve) => setTimeout(resolve, TOUR_PATIENCE_MS))])
      return home
    },
    // Writes in any tenant change the pending items.
    meta: { countsOf: 'any' },
  })

export const daysQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [HOME, 'days'],
    queryFn: async ({ signal }) => (await http.get<HomeDaysResponse>(`${PATH}/days`, { signal })).days,
  })

/** Of the tenants that the account may enter, by slug. */
export const tenantFactsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [HOME, 'tenants'],
    queryFn: async ({ signal }) => {
      const { items } = await http.get<TenantFactsResponse>('/api/v1/staff/tenants', { signal })
      return new Map(items.map((one) => [one.slug, one]))
    },
    staleTime: 30_000,
  })

const samplesPath = (tenant: string) => `/api/v1/tenants/${tenant}/samples`

export const samplesQuery = (http: HttpClient, tenant: string) =>
  queryOptions({
    queryKey: homeKeys.samples(tenant),
    queryFn: ({ signal }) => http.get<SampleState>(samplesPath(tenant), { signal }),
    staleTime: 5 * 60_000,
  })

export const addSamples = (http: HttpClient, tenant: string): Promise<SampleState> => http.post(samplesPath(tenant))

/** Moves the sample data to the trash; edited samples only if requested. */
export const removeSamples = (http: HttpClient, tenant: string, withEdited: boolean): Promise<SamplesRemovedResponse> =>
  http.delete(samplesPath(tenant), { query: { edited: withEdited } })

/** Records that the account has seen the tour. */
export const endTour = (http: HttpClient): Promise<unknown> => http.post(`${PATH}/tour-ended`)
