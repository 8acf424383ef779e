import type { Person } from '@captain/content-core'
import { useContent } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'

export type LandingStatus = {
  readonly status: 'preparing' | 'active' | 'suspended' | 'closed' | null
  readonly domain: { readonly host: string; readonly isVerified: boolean; readonly sslExpiresOn: string | null } | null
  readonly maintenance: { readonly mode: 'off' | 'scheduled' | 'on'; readonly startsAt: string | null; readonly endsAt: string | null }
}

export type Member = Person & { readonly role: 'owner' | 'editor' | 'viewer' }

/** Loads the status of the tenant on the platform, and its members. */
export const useLandingStatus = () => {
  const { http, tenant } = useContent()
  return useQuery({
    queryKey: ['standing', tenant.slug],
    queryFn: async ({ signal }) => {
      const base = `/api/v1/tenants/${tenant.slug}`
      const [standing, { items }] = await Promise.all([
        http.get<LandingStatus>(`${base}/standing`, { signal }),
        http.get<{ readonly items: readonly Member[] }>(`${base}/members`, { signal }),
      ])
      return { ...standing, members: items }
    },
  })
}
