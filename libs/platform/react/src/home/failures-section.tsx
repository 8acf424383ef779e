import { workflowOf } from '@captain/content-core'
import { TenantMark } from '@captain/ui'
import { formatDate, formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './failures.module.css'
import type { Failure, Missed, Undelivered } from './home-data.ts'
import { useHomeLabels } from './home-labels.ts'
import { ListLink } from './list-link.tsx'
import { RecordTitle } from './record-title.tsx'
import rows from './rows.module.css'
import { useTenant } from './use-tenant.ts'

const MissedReason = ({ planned, workflow }: Missed) => {
  if (workflowOf(workflow).startsAt?.precision === 'day') {
    const day = formatDate(planned)
    return <Trans>施行日の{day}を過ぎましたが、下書きのままです。</Trans>
  }
  const time = formatDateTime(planned)
  return <Trans>公開開始日時の{time}を過ぎましたが、下書きのままです。</Trans>
}

const UndeliveredReason = ({ since, isOff, status, failure }: Undelivered) => {
  const { deliveryFailures } = useHomeLabels()
  const time = formatDateTime(since)
  const answer = failure === null ? `HTTP ${status ?? ''}` : deliveryFailures[failure]
  if (isOff) return <Trans>{time}から届かない状態が続いたため、通知を止めています。</Trans>
  if (status === null && failure === null) return <Trans>{time}から公開の通知が届いていません。</Trans>
  return (
    <Trans>
      {time}から公開の通知が届いていません（{answer}）。
    </Trans>
  )
}

const Row = ({
  tenant: slug,
  what,
  where,
  children,
}: {
  readonly tenant: string
  readonly what: ReactNode
  readonly where: string
  readonly children: ReactNode
}) => {
  const { name, color, isOnly } = useTenant()(slug)
  return (
    <li className={rows.row}>
      {!isOnly && <TenantMark name={name} color={color} size={18} />}
      <span className={rows.words}>
        {what}
        <span className={classes.reason}>
          <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
          <span>{children}</span>
        </span>
        <span className={rows.facts}>
          {!isOnly && <span>{name}</span>}
          <span>{where}</span>
        </span>
      </span>
    </li>
  )
}

const FailureRow = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useLingui()
  if (failure.kind === 'undelivered') {
    const { tenant, name } = failure
    const link = (
      <ListLink to={`/captain/tenant/${tenant}`} search={{ panel: 'webhooks' }}>
        {name}
      </ListLink>
    )
    return (
      <Row tenant={tenant} what={link} where="Webhook">
        <UndeliveredReason {...failure} />
      </Row>
    )
  }
  const title = <RecordTitle title={failure.title} without={t`（名前なし）`} />
  return (
    <Row
      tenant={failure.tenant}
      what={failure.to === null ? <span>{title}</span> : <ListLink to={failure.to}>{title}</ListLink>}
      where={failure.type.label}
    >
      <MissedReason {...failure} />
    </Row>
  )
}

/** Failed publications with their reasons; every line links to the place where it can be fixed. */
export const FailuresSection = ({ failures }: { readonly failures: readonly Failure[] }) => (
  <ul className={classes.box}>
    {failures.map((failure) => (
      <FailureRow key={`${failure.tenant}/${failure.id}`} failure={failure} />
    ))}
  </ul>
)
