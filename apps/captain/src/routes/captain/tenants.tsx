import { CardsSkeleton, EmptyState, ErrorState, PageHeader } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tenantsQuery, type TenantSummary } from '../../api.ts'
import { TenantCard } from './tenant-card.tsx'
import { TenantGrid } from './tenant-grid.tsx'
import classes from './tenants.module.css'

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const matches = (tenant: TenantSummary, sought: string) =>
  [tenant.slug, tenant.names.ja, tenant.names.en].some((text) => fold(text).includes(fold(sought)))

const SearchableTenants = ({ tenants }: { readonly tenants: readonly TenantSummary[] }) => {
  const { t } = useLingui()
  const [sought, setSought] = useState('')
  const found = tenants.filter((tenant) => matches(tenant, sought.trim()))
  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t`テナントを名前で探す`}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <EmptyState
          kind="no-match"
          title={<Trans>「{sought}」に合うテナントはありません</Trans>}
          action={
            <Button variant="default" onClick={() => setSought('')}>
              <Trans>検索を取り消す</Trans>
            </Button>
          }
        />
      ) : (
        <TenantGrid>
          {found.map((tenant) => (
            <TenantCard key={tenant.slug} tenant={tenant} />
          ))}
        </TenantGrid>
      )}
    </>
  )
}

/** All tenants that the account may enter, searchable by name in either language. */
export const Tenants = () => {
  const { data: tenants, isPending, isError, refetch, isFetching } = useQuery(tenantsQuery)
  const count = tenants?.length ?? 0
  return (
    <>
      <PageHeader title={<Trans>テナント</Trans>} count={count === 0 ? undefined : <Plural value={count} other="#件" />} />
      {isPending && <CardsSkeleton />}
      {isError && (
        <ErrorState title={<Trans>テナントを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          <Trans>通信の状態を確認して、もう一度お試しください。</Trans>
        </ErrorState>
      )}
      {tenants?.length === 0 && (
        <EmptyState kind="nothing" title={<Trans>所属テナントがありません</Trans>}>
          <Trans>テナントの管理者に、メンバーへの追加を依頼してください。</Trans>
        </EmptyState>
      )}
      {count > 0 && <SearchableTenants tenants={tenants ?? []} />}
    </>
  )
}
