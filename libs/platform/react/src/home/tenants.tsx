import { FilterLine } from '@captain/content-react/list-kit'
import { CardsSkeleton, EmptyState, ErrorState, PageHeader } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery, type TenantSummary } from '../tenants/tenants.ts'
import { TenantsResult } from '../tenants/tenants-result.tsx'
import { homeQuery, tenantFactsQuery } from './home-data.ts'
import classes from './home.module.css'
import { NoTenants } from './no-tenants.tsx'
import { TenantCards } from './tenant-cards.tsx'
import { TenantFilters } from './tenant-filters.tsx'
import { matchesSearch, useTenantSearch } from './use-tenant-search.ts'

const NoMatch = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    kind="no-match"
    title={<Trans>条件に合うテナントはありません</Trans>}
    action={
      <Button variant="default" onClick={onClear}>
        <Trans>条件をすべて解除</Trans>
      </Button>
    }
  >
    <Trans>検索する言葉を変えるか、絞り込みを減らしてください。</Trans>
  </EmptyState>
)

const SearchableTenants = ({ tenants }: { readonly tenants: readonly TenantSummary[] }) => {
  const { http, locale, describeFailure: describe } = usePlatform()
  const { search, change, clear, isNarrowed } = useTenantSearch()
  const facts = useQuery(tenantFactsQuery(http))
  const home = useQuery(homeQuery(http, locale))
  const found = tenants.filter((tenant) => matchesSearch(tenant, facts.data?.get(tenant.slug), search))
  // The filters by kind and state need this data.
  const isAskedOfFacts = search.kind !== '' || search.status !== ''
  const isUnknown = isAskedOfFacts && facts.data === undefined
  return (
    <>
      <div className={classes.search}>
        <FilterLine q={search.q} onSearch={(q) => change({ q }, { replace: true })} isNarrowed={isNarrowed} onClear={clear}>
          <TenantFilters search={search} onChange={change} />
        </FilterLine>
      </div>
      {isUnknown && facts.error === null && <CardsSkeleton height={164} />}
      {isUnknown && facts.error !== null && (
        <ErrorState
          title={<Trans>テナントの状態を読み込めませんでした</Trans>}
          onRetry={() => void facts.refetch()}
          retrying={facts.isFetching}
        >
          {describe(facts.error)}
        </ErrorState>
      )}
      {!isUnknown && found.length === 0 && <NoMatch onClear={clear} />}
      {!isUnknown && found.length > 0 && <TenantCards tenants={found} facts={facts.data} needs={home.data?.needs ?? []} />}
    </>
  )
}

/** All tenants that the account may enter, with search and filters. */
export const Tenants = () => {
  const { http } = usePlatform()
  const query = useQuery(tenantsQuery(http))
  const tenants = query.data?.length ?? 0
  return (
    <>
      <PageHeader title={<Trans>テナント</Trans>} count={tenants === 0 ? undefined : <Plural value={tenants} other="#件" />} />
      <TenantsResult
        query={query}
        skeleton={<CardsSkeleton height={164} />}
        failed={<Trans>テナントを読み込めませんでした</Trans>}
        advice={<Trans>通信の状態を確認して、もう一度お試しください。</Trans>}
      >
        {(found) => (found.length === 0 ? <NoTenants /> : <SearchableTenants tenants={found} />)}
      </TenantsResult>
    </>
  )
}
