import type { AttemptFailure } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../api.ts'

const PATH = '/api/v1/staff/home'

export type NeedKind = 'unanswered' | 'orders' | 'drafts' | 'scheduled' | 'staleEnglish' | 'expiring'

type Count = { readonly value: number; readonly capped: boolean }
type TypeName = { readonly name: string; readonly label: string }
export type Title = { readonly ja: string | null; readonly en: string | null }

/** Something that waits in a list, which `to` and `search` lead to. */
export type Need = {
  readonly tenant: string
  readonly kind: NeedKind
  readonly type: TypeName
  readonly count: Count
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}

/** A draft whose time to go public has passed; `planned` is an instant, of a legal document a day. */
export type Missed = {
  readonly kind: 'missed'
  readonly tenant: string
  readonly id: string
  readonly type: TypeName
  readonly workflow: 'publish' | 'legal'
  readonly title: Title
  readonly planned: string
  readonly to: string | null
}

/** A webhook that does not hear of what goes public. */
export type Undelivered = {
  readonly kind: 'undelivered'
  readonly tenant: string
  readonly id: string
  readonly name: string
  readonly since: string
  readonly isOff: boolean
  readonly status: number | null
  readonly failure: AttemptFailure | null
}

export type Failure = Missed | Undelivered

export type Draft = {
  readonly tenant: string
  readonly id: string
  readonly type: TypeName
  readonly title: Title
  readonly updatedAt: string
  readonly to: string | null
}

export type HomeEvent = {
  readonly tenant: string
  readonly id: string
  readonly at: string
  readonly by: { readonly id: string | null; readonly name: string }
  readonly impersonator: string | null
  /** As in the log, or `addSamples` and `removeSamples`, which concern no single type. */
  readonly action: string
  readonly type: TypeName | null
  readonly title: Title
  /** How many samples were removed. */
  readonly count: number | null
  readonly to: string | null
}

export type SampleState = { readonly canAdd: boolean; readonly total: number; readonly edited: number }
export type TenantSamples = SampleState & { readonly tenant: string }

export type HomeAnswer = {
  readonly isTourDue: boolean
  readonly needs: readonly Need[]
  readonly failures: readonly Failure[]
  readonly drafts: readonly Draft[]
  readonly samples: readonly TenantSamples[]
  readonly events: readonly HomeEvent[]
}

export type HomeDay = { readonly day: string; readonly published: number; readonly received: number; readonly saved: number }

export type TenantStatus = 'preparing' | 'active' | 'suspended' | 'closed'

/** What a card shows of a tenant besides its name. */
export type TenantFacts = {
  readonly slug: string
  readonly status: TenantStatus | null
  readonly kind: string | null
  readonly logo: string | null
  readonly domain: { readonly host: string; readonly isVerified: boolean; readonly sslExpiresOn: string | null } | null
  readonly maintenance: { readonly mode: 'off' | 'scheduled' | 'on'; readonly startsAt: string | null; readonly endsAt: string | null }
}

const HOME = 'home'
export const homeKeys = { all: [HOME], samples: (tenant: string) => ['samples', tenant] } as const

/** What waits in the account's tenants, named in the language of the page. */
export const homeQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [HOME, 'whole', locale],
    queryFn: ({ signal }) => http.get<HomeAnswer>(PATH, { signal, headers: { 'accept-language': locale } }),
    // What has just been handled in a tenant no longer waits here.
    meta: { countsOf: 'any' },
  })

export const daysQuery = queryOptions({
  queryKey: [HOME, 'days'],
  queryFn: async ({ signal }) => (await http.get<{ readonly days: readonly HomeDay[] }>(`${PATH}/days`, { signal })).days,
})

/** Of the tenants that the account may enter, by slug. */
export const tenantFactsQuery = queryOptions({
  queryKey: [HOME, 'tenants'],
  queryFn: async ({ signal }) => {
    const { items } = await http.get<{ readonly items: readonly TenantFacts[] }>('/api/v1/staff/tenants', { signal })
    return new Map(items.map((one) => [one.slug, one]))
  },
  staleTime: 30_000,
})

const samplesPath = (tenant: string) => `/api/v1/tenants/${tenant}/samples`

export const samplesQuery = (tenant: string) =>
  queryOptions({
    queryKey: homeKeys.samples(tenant),
    queryFn: ({ signal }) => http.get<SampleState>(samplesPath(tenant), { signal }),
    staleTime: 5 * 60_000,
  })

export const addSamples = (tenant: string): Promise<SampleState> => http.post(samplesPath(tenant))

/** Moves the samples to the trash; those that somebody has edited only where it is wanted. */
export const removeSamples = (tenant: string, withEdited: boolean): Promise<SampleState & { readonly removed: number }> =>
  http.delete(samplesPath(tenant), { query: { edited: withEdited } })

/** Remembers that the account has been shown around. */
export const endTour = (): Promise<unknown> => http.post(`${PATH}/tour-ended`)
