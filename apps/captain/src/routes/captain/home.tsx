import { useSession } from '@captain/auth-react'
import { CardsSkeleton, EmptyState, ErrorState, PageHeader } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { tenantsQuery } from '../../api.ts'
import { TenantCard } from './tenant-card.tsx'
import { TenantGrid } from './tenant-grid.tsx'

const hourInTokyo = () =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Tokyo' }).format(new Date()))

const useGreeting = (name: string): string => {
  const { t } = useLingui()
  const hour = hourInTokyo()
  if (hour >= 4 && hour < 11) return t`${name}さん、おはようございます`
  return hour >= 11 && hour < 18 ? t`${name}さん、こんにちは` : t`${name}さん、こんばんは`
}

const MyTenants = () => {
  const { data: tenants, isPending, isError, refetch, isFetching } = useQuery(tenantsQuery)
  if (isPending) return <CardsSkeleton cards={4} />
  if (isError) {
    return (
      <ErrorState title={<Trans>テナントを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        <Trans>通信の状態を確認して、もう一度お試しください。</Trans>
      </ErrorState>
    )
  }
  if (tenants.length === 0) {
    return (
      <EmptyState kind="nothing" title={<Trans>所属テナントがありません</Trans>}>
        <Trans>テナントの管理者に、メンバーへの追加を依頼してください。</Trans>
      </EmptyState>
    )
  }
  return (
    <TenantGrid>
      {tenants.map((tenant) => (
        <TenantCard key={tenant.slug} tenant={tenant} />
      ))}
    </TenantGrid>
  )
}

/** The first page after signing in: the tenants that the account may enter. */
export const Home = () => {
  const session = useSession()
  const greeting = useGreeting(session?.user.name ?? '')
  return (
    <>
      <PageHeader title={greeting} meta={<Trans>どのサイトの仕事をしますか。</Trans>} />
      <MyTenants />
    </>
  )
}
