import { ErrorState } from '@captain/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TenantSummary } from './tenants.ts'

type TenantsResultProps = {
  readonly query: UseQueryResult<readonly TenantSummary[]>
  /** Whether the page waits for more than the tenants. */
  readonly isWaiting?: boolean
  readonly skeleton: ReactNode
  /** The title after a failed load. */
  readonly failed: ReactNode
  /** What to do then. */
  readonly advice: ReactNode
  readonly children: (tenants: readonly TenantSummary[]) => ReactNode
}

/** The tenants that the account may enter after they have loaded; before that the skeleton, or the error with a retry button. */
export const TenantsResult = ({ query, isWaiting = false, skeleton, failed, advice, children }: TenantsResultProps) => {
  const { data: tenants, isPending, isError, refetch, isFetching } = query
  if (isPending) return skeleton
  if (isError) {
    return (
      <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching}>
        {advice}
      </ErrorState>
    )
  }
  return isWaiting ? skeleton : children(tenants)
}
