import { formatLongDate } from '@captain/locale'
import { ErrorState, PageHeader } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { usePlatform } from '../platform-context.ts'
import { CommonParts } from './common-parts.tsx'
import { FactsPart } from './facts-part.tsx'
import { Places } from './places.tsx'
import { RecordsPart } from './records-part.tsx'
import { TodaySkeleton } from './today-skeleton.tsx'
import { TodayTenantProvider, useTodayTenant, type TodayTenant } from './today-context.ts'
import { isCommon, todayQuery, type TodayPart } from './today-data.ts'
import { useIsAnyLeft } from './use-part.ts'
import classes from './today.module.css'

const OwnPart = ({ part }: { readonly part: TodayPart }) => {
  if (part.kind === 'facts') return <FactsPart given={part} labels={part.labels} />
  if (part.kind === 'records') return <RecordsPart given={part} type={part.type} labels={part.labels} />
  if (part.kind !== 'failed') return null
  if (part.type !== null) return <RecordsPart given={part} type={part.type} labels={part.labels} />
  return part.labels === null ? null : <FactsPart given={part} labels={part.labels} />
}

/** Whether a part is about something that waits, rather than about the day. */
const isWork = (part: TodayPart): boolean => part.key.startsWith('type-')

const Parts = ({ parts }: { readonly parts: readonly TodayPart[] }) => {
  const own = parts.filter((part) => !isCommon(part))
  const isWaiting = useIsAnyLeft(own.filter(isWork))
  return (
    <div className={classes.columns} data-single={own.length === 0 || undefined}>
      {own.length > 0 && (
        <div className={classes.main}>
          {own.map((part) => (
            <OwnPart key={part.key} part={part} />
          ))}
        </div>
      )}
      <div className={classes.side}>
        <CommonParts given={parts.filter(isCommon)} isQuiet={!isWaiting} />
        <Places />
      </div>
    </div>
  )
}

const Body = () => {
  const { http, locale, describeFailure } = usePlatform()
  const { slug } = useTodayTenant().tenant
  const { data, error, isFetching, fetchStatus, refetch } = useQuery(todayQuery(http, useQueryClient(), slug, locale))
  if (data !== undefined) return <Parts key={slug} parts={data.parts} />
  if (error === null && fetchStatus !== 'paused') return <TodaySkeleton />
  return (
    <ErrorState title={<Trans>今日の内容を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
      {error === null ? <Trans>インターネットに接続されていません。つながると読み込みます。</Trans> : describeFailure(error)}
    </ErrorState>
  )
}

type TodayProps = TodayTenant & { /** Shows the title of the window. */ readonly renderTitle?: (title: string) => ReactNode }

/** The page of today of a tenant: what waits, and what the tenant wants to see of the day, with the acts that it takes. */
export const Today = ({ renderTitle, ...given }: TodayProps) => {
  const { t } = useLingui()
  const { locale } = usePlatform()
  const site = given.tenant.names[locale]
  const [today] = useState(() => new Date())
  return (
    <TodayTenantProvider value={given}>
      {renderTitle?.(t`${site}の今日`)}
      <PageHeader title={<Trans>今日</Trans>} count={formatLongDate(locale, today)} />
      <Body />
    </TodayTenantProvider>
  )
}
