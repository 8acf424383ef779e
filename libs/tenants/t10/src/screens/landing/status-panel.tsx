import { formatDateTime, daysUntil } from '@captain/locale'
import { useContent, useFailureText } from '@captain/content-react'
import { ErrorState } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { MemberNames } from './member-names.tsx'
import classes from './panels.module.css'
import { useLandingStatus, type LandingStatus } from './use-landing-status.ts'

const SOON = 60
const URGENT = 14

const STATUS_TONES = { preparing: 'info', active: 'success', suspended: 'critical', closed: 'neutral' } as const
const MODE_TONES = { off: 'success', scheduled: 'info', on: 'critical' } as const

type Tone = 'success' | 'info' | 'warning' | 'critical' | 'neutral'

const Mark = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <span className={classes.mark} data-tone={tone}>
    {children}
  </span>
)

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Certificate = ({ day }: { readonly day: string | null }) => {
  const { t } = useLingui()
  const [now] = useState(() => new Date())
  if (day === null) return <Mark tone="neutral">{t`未取得`}</Mark>
  const days = daysUntil(day, now)
  if (days < 0) return <Mark tone="critical">{t`期限切れ`}</Mark>
  const haste = days <= SOON ? 'warning' : 'success'
  return <Mark tone={days <= URGENT ? 'critical' : haste}>{t`残り${days}日`}</Mark>
}

const Maintenance = ({ mode, startsAt, endsAt }: LandingStatus['maintenance']) => {
  const { t } = useLingui()
  const modes = { off: t`通常`, scheduled: t`予約`, on: t`メンテナンス中` }
  const from = mode === 'scheduled' && startsAt !== null ? t`${{ time: formatDateTime(startsAt) }}から` : null
  const until = mode !== 'off' && endsAt !== null ? t`${{ time: formatDateTime(endsAt) }}まで` : null
  return (
    <>
      <Mark tone={MODE_TONES[mode]}>{modes[mode]}</Mark>
      {[from, until].map((time) => time !== null && <small key={time}>{time}</small>)}
    </>
  )
}

const Facts = () => {
  const { t } = useLingui()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useLandingStatus()
  if (data === undefined) {
    if (error === null) return <Skeleton height={196} radius={6} />
    return (
      <ErrorState
        title={t({ message: '読み込めませんでした', context: 'ランディング' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {describe(error)}
      </ErrorState>
    )
  }
  const { status, domain, maintenance, members } = data
  const statuses = {
    preparing: t`準備中`,
    active: t`運用中`,
    suspended: t({ message: '停止中', context: 'ランディング' }),
    closed: t({ message: '終了', context: 'ランディング' }),
  }
  return (
    <dl className={classes.facts}>
      <Fact label={t({ message: 'テナント', context: 'ランディング' })}>
        {status === null ? (
          <Mark tone="neutral">{t({ message: '未登録', context: 'ランディング' })}</Mark>
        ) : (
          <Mark tone={STATUS_TONES[status]}>{statuses[status]}</Mark>
        )}
      </Fact>
      <Fact label={t`ドメイン`}>
        {domain === null ? (
          <Mark tone="neutral">{t({ message: '未設定', context: 'ランディング' })}</Mark>
        ) : (
          <span className={classes.host}>{domain.host}</span>
        )}
        {domain?.isVerified === false && <small>{t`確認待ち`}</small>}
      </Fact>
      <Fact label={t`SSL証明書`}>
        <Certificate day={domain?.sslExpiresOn ?? null} />
      </Fact>
      <Fact label={t`メンテナンス`}>
        <Maintenance {...maintenance} />
      </Fact>
      <Fact label={t`メンバー`}>
        <MemberNames members={members} />
      </Fact>
    </dl>
  )
}

/** The status of the tenant on the platform. */
export const StatusPanel = () => {
  const { t } = useLingui()
  const { tenant, locale } = useContent()
  return (
    <section className={classes.panel} aria-labelledby="standing-title">
      <h2 className={classes.title} id="standing-title">
        {t`サイトの状態`}
        <span className={classes.name}>{tenant.names[locale]}</span>
      </h2>
      <Facts />
    </section>
  )
}
