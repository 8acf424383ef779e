import type { CustomRole, MemberRole } from '@captain/auth-core'
import type { HttpClient } from '@captain/http-core'
import { queryOptions } from '@tanstack/react-query'

/** A tenant that the account may enter, as the server returns it. */
export type TenantSummary = {
  readonly slug: string
  readonly number: number
  readonly names: { readonly ja: string; readonly en: string }
  readonly color: string
  readonly role: MemberRole
  /** The custom role of the account, which decides about content types; null for built-in roles. */
  readonly customRole?: CustomRole | null
  readonly contentTypes: readonly string[]
  /** False for an administrator who belongs to the platform, not to the tenant. */
  readonly isMember: boolean
  /** Set for a tenant that does not run; the reason is for owners. */
  readonly stopped?: { readonly reason: string | null } | null
}

/** Query of the tenants that the account may enter. */
export const tenantsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: ['tenants'],
    queryFn: async ({ signal }) => (await http.get<{ readonly items: readonly TenantSummary[] }>('/api/v1/tenants', { signal })).items,
    staleTime: 30_000,
  })
