import { useSession } from '@captain/auth-react'
import { useQuery } from '@tanstack/react-query'
import { tenantsQuery } from '../api.ts'

/** Whether the pages of administrators are open to the account; whom the configuration names has no role that says so. */
export const useIsAdmin = (): boolean => {
  const { data: tenants = [] } = useQuery(tenantsQuery)
  return useSession()?.user.role === 'admin' || tenants.some(({ isMember }) => !isMember)
}
