import { CardsSkeleton, EmptyState, PageHeader } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tenantsQuery, type TenantSummary } from '../../api.ts'
import { TenantsAnswer } from '../tenants-answer.tsx'
import { NoTenants } from './no-tenants.tsx'
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
  const count = useQuery(tenantsQuery).data?.length ?? 0
  return (
    <>
      <PageHeader title={<Trans>テナント</Trans>} count={count === 0 ? undefined : <Plural value={count} other="#件" />} />
      <TenantsAnswer skeleton={<CardsSkeleton />}>
        {(tenants) => (tenants.length === 0 ? <NoTenants /> : <SearchableTenants tenants={tenants} />)}
      </TenantsAnswer>
    </>
  )
}
