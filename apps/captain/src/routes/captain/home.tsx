import { useSession } from '@captain/auth-react'
import { CardsSkeleton, PageHeader } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { TenantsAnswer } from '../tenants-answer.tsx'
import { NoTenants } from './no-tenants.tsx'
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

const MyTenants = () => (
  <TenantsAnswer skeleton={<CardsSkeleton cards={4} />}>
    {(tenants) =>
      tenants.length === 0 ? (
        <NoTenants />
      ) : (
        <TenantGrid>
          {tenants.map((tenant) => (
            <TenantCard key={tenant.slug} tenant={tenant} />
          ))}
        </TenantGrid>
      )
    }
  </TenantsAnswer>
)

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
