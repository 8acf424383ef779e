import { ErrorState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tenantsQuery, type TenantSummary } from '../api.ts'

type TenantsAnswerProps = { readonly skeleton: ReactNode; readonly children: (tenants: readonly TenantSummary[]) => ReactNode }

/** The tenants that the account may enter, once they are there; until then the skeleton, or why they aren't. */
export const TenantsQuery = ({ skeleton, children }: TenantsAnswerProps) => {
  const { data: tenants, isPending, isError, refetch, isFetching } = useQuery(tenantsQuery)
  if (isPending) return skeleton
  if (isError) {
    return (
      <ErrorState title={<Trans>テナントを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        <Trans>通信の状態を確認して、もう一度お試しください。</Trans>
      </ErrorState>
    )
  }
  return children(tenants)
}
