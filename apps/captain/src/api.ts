import type { MemberRole } from '@captain/auth-core'
import { fetchWithStepUp } from '@captain/auth-react'
import { createHttpClient } from '@captain/http-core'
import { queryOptions } from '@tanstack/react-query'

/** The staff API on the page's own origin; what needs a passkey's proof asks for it. */
export const http = createHttpClient({ headers: () => ({ 'accept-language': document.documentElement.lang }), fetch: fetchWithStepUp })

/** A tenant that the account may enter, as the server returns it. */
export type TenantSummary = {
  readonly slug: string
  readonly number: number
  readonly names: { readonly ja: string; readonly en: string }
  readonly color: string
  readonly role: MemberRole
  readonly contentTypes: readonly string[]
  /** False for an administrator who belongs to the platform, not to the tenant. */
  readonly isMember: boolean
}

export const tenantsQuery = queryOptions({
  queryKey: ['tenants'],
  queryFn: async ({ signal }) => (await http.get<{ readonly items: readonly TenantSummary[] }>('/api/v1/tenants', { signal })).items,
  staleTime: 30_000,
})
