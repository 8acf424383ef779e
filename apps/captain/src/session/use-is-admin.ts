import { useSession } from '@captain/auth-react'
import { useQuery } from '@tanstack/react-query'
import { tenantsQuery } from '../api.ts'

/** Returns whether the account may open the pages of administrators, by role or by the server's configuration. */
export const useIsAdmin = (): boolean => {
  const { data: tenants = [] } = useQuery(tenantsQuery)
  return useSession()?.user.role === 'admin' || tenants.some(({ isMember }) => !isMember)
}
