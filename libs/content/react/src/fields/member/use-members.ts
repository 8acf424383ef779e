import type { Person } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'

/** The accounts that are members of the tenant. */
export const useMembers = () => {
  const { http, tenant } = useContent()
  return useQuery({
    queryKey: ['members', tenant.slug],
    queryFn: ({ signal }) => http.get<{ readonly items: readonly Person[] }>(`/api/v1/tenants/${tenant.slug}/members`, { signal }),
    staleTime: 5 * 60 * 1000,
  })
}
