import { useSession } from '@captain/auth-react'
import { CardsSkeleton, ListSkeleton, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery, type TenantSummary } from '../tenants/tenants.ts'
import { TenantsResult } from '../tenants/tenants-result.tsx'
import { ArticlesSection } from './articles-section.tsx'
import { DaysSection } from './days-section.tsx'
import { DraftsSection } from './drafts-section.tsx'
import { EventsSection } from './events-section.tsx'
import { useGreeting } from './greeting.ts'
import { homeQuery, tenantFactsQuery, type HomeResult, type TenantFacts } from './home-data.ts'
import { HomeLabelsProvider, type HomeLabels } from './home-labels.ts'
import classes from './home.module.css'
import { LazyFailuresSection, LazySamplesSection, LazyUsedPlaces } from './lazy-sections.tsx'
import { LazyTour } from './lazy-tour.tsx'
import { PendingSection } from './pending-section.tsx'
import { NoTenants } from './no-tenants.tsx'
import { QueryResult, HomeSection } from './section.tsx'
import { TenantCards } from './tenant-cards.tsx'
import { useTour } from './use-tour.ts'

/** An account's own tenants; all of them for an administrator who belongs to none. */
const ownOf = (tenants: readonly TenantSummary[]): readonly TenantSummary[] => {
  const own = tenants.filter(({ isMember }) => isMember)
  return own.length === 0 ? tenants : own
}

const Recent = ({ home }: { readonly home: UseQueryResult<HomeResult> }) => (
  <>
    <HomeSection title={<Trans>最近編集した下書き</Trans>}>
      <QueryResult query={home} skeleton={<ListSkeleton rows={3} columns={1} />} failed={<Trans>下書きを読み込めませんでした</Trans>}>
        {({ drafts }) => <DraftsSection drafts={drafts} />}
      </QueryResult>
    </HomeSection>
    <HomeSection title={<Trans>最近の操作</Trans>}>
      <QueryResult query={home} skeleton={<ListSkeleton rows={6} columns={1} />} failed={<Trans>最近の操作を読み込めませんでした</Trans>}>
        {({ events }) => <EventsSection events={events} />}
      </QueryResult>
    </HomeSection>
  </>
)

type WorkProps = {
  readonly tenants: readonly TenantSummary[]
  readonly home: UseQueryResult<HomeResult>
  readonly facts: ReadonlyMap<string, TenantFacts> | undefined
}

const Work = ({ tenants, home, facts }: WorkProps) => {
  const tour = useTour(home.data?.isTourDue ?? false)
  const { samples = [], failures = [] } = home.data ?? {}
  // One response contains all data: the section of pending items shows its failure and retries.
  const hasFailed = home.data === undefined && (home.isError || home.fetchStatus === 'paused')
  return (
    <>
      {tour.isShown && <LazyTour isAsked={tour.isAsked} onEnd={tour.end} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          {failures.length > 0 && (
            <HomeSection title={<Trans>公開できていないもの</Trans>} place="first">
              <LazyFailuresSection failures={failures} />
            </HomeSection>
          )}
          <HomeSection title={<Trans>対応を待っているもの</Trans>} place="first" tour="needs">
            <QueryResult
              query={home}
              skeleton={<CardsSkeleton cards={3} height={124} />}
              failed={<Trans>対応を待っているものを読み込めませんでした</Trans>}
            >
              {({ needs }) => <PendingSection needs={needs} />}
            </QueryResult>
          </HomeSection>
          <HomeSection title={<Trans>あなたのサイト</Trans>} tour="tenants">
            <TenantCards tenants={ownOf(tenants)} facts={facts} needs={home.data?.needs ?? []} />
          </HomeSection>
          <DaysSection />
        </div>
        <div className={classes.side}>
          <ArticlesSection />
          {hasFailed ? null : <Recent home={home} />}
          <HomeSection title={<Trans>よく使う場所</Trans>}>
            <LazyUsedPlaces />
          </HomeSection>
          {samples.length > 0 && (
            <HomeSection title={<Trans>サンプルデータ</Trans>}>
              <LazySamplesSection samples={samples} />
            </HomeSection>
          )}
        </div>
      </div>
    </>
  )
}

/** The first page after signing in: what waits, the tenants, and what happened. */
export const Home = ({ labels }: { readonly labels: HomeLabels }) => {
  const { http, locale } = usePlatform()
  const session = useSession()
  const tenants = useQuery(tenantsQuery(http))
  const home = useQuery(homeQuery(http, locale))
  const facts = useQuery(tenantFactsQuery(http))
  const greeting = useGreeting(session?.user.name ?? '')
  return (
    <HomeLabelsProvider value={labels}>
      <PageHeader title={greeting} />
      {/* Whether the tour comes first is known with what is pending: until then nothing is shown that it would move. */}
      <TenantsResult
        query={tenants}
        isWaiting={home.isPending && home.fetchStatus === 'fetching' && home.failureCount === 0 && home.errorUpdateCount === 0}
        skeleton={<CardsSkeleton cards={6} height={140} />}
        failed={<Trans>テナントを読み込めませんでした</Trans>}
        advice={<Trans>通信の状態を確認して、もう一度お試しください。</Trans>}
      >
        {(found) => (found.length === 0 ? <NoTenants /> : <Work tenants={found} home={home} facts={facts.data} />)}
      </TenantsResult>
    </HomeLabelsProvider>
  )
}
