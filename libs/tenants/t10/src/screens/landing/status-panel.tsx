import { formatDateTime } from '@captain/locale'
import { useContent, useFailureText } from '@captain/content-react'
import { ErrorState } from '@captain/ui'
import { Skeleton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useWords } from '../use-words.ts'
import { daysUntil } from './days-until.ts'
import { MemberNames } from './member-names.tsx'
import classes from './panels.module.css'
import { useStanding, type Standing } from './use-standing.ts'

const SOON = 60
const URGENT = 14

const STATUS_TONES = { preparing: 'busy', active: 'good', suspended: 'alarm', closed: 'quiet' } as const
const MODE_TONES = { off: 'good', scheduled: 'busy', on: 'alarm' } as const

type Tone = 'good' | 'busy' | 'caution' | 'alarm' | 'quiet'

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
  const words = useWords()
  const [now] = useState(() => new Date())
  if (day === null) return <Mark tone="quiet">{words.noCertificate}</Mark>
  const days = daysUntil(day, now)
  if (days < 0) return <Mark tone="alarm">{words.certificateOver}</Mark>
  const haste = days <= SOON ? 'caution' : 'good'
  return <Mark tone={days <= URGENT ? 'alarm' : haste}>{words.certificateLeft(days)}</Mark>
}

const Maintenance = ({ mode, startsAt, endsAt }: Standing['maintenance']) => {
  const words = useWords()
  const from = mode === 'scheduled' && startsAt !== null ? words.from(formatDateTime(startsAt)) : null
  const until = mode !== 'off' && endsAt !== null ? words.until(formatDateTime(endsAt)) : null
  return (
    <>
      <Mark tone={MODE_TONES[mode]}>{words.maintenances[mode]}</Mark>
      {[from, until].map((time) => time !== null && <small key={time}>{time}</small>)}
    </>
  )
}

const Facts = () => {
  const words = useWords()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useStanding()
  if (data === undefined) {
    if (error === null) return <Skeleton height={196} radius={6} />
    return (
      <ErrorState title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  const { status, domain, maintenance, members } = data
  return (
    <dl className={classes.facts}>
      <Fact label={words.status}>
        {status === null ? <Mark tone="quiet">{words.unknown}</Mark> : <Mark tone={STATUS_TONES[status]}>{words.statuses[status]}</Mark>}
      </Fact>
      <Fact label={words.domain}>
        {domain === null ? <Mark tone="quiet">{words.noDomain}</Mark> : <span className={classes.host}>{domain.host}</span>}
        {domain?.isVerified === false && <small>{words.unverified}</small>}
      </Fact>
      <Fact label={words.certificate}>
        <Certificate day={domain?.sslExpiresOn ?? null} />
      </Fact>
      <Fact label={words.maintenance}>
        <Maintenance {...maintenance} />
      </Fact>
      <Fact label={words.members}>
        <MemberNames members={members} />
      </Fact>
    </dl>
  )
}

/** How the tenant stands with whoever runs the platform. */
export const StatusPanel = () => {
  const words = useWords()
  const { tenant, locale } = useContent()
  return (
    <section className={classes.panel} aria-labelledby="standing-title">
      <h2 className={classes.title} id="standing-title">
        {words.site}
        <span className={classes.name}>{tenant.names[locale]}</span>
      </h2>
      <Facts />
    </section>
  )
}
