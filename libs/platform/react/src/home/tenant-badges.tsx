import { formatDate, daysUntil } from '@captain/locale'
import { Plural, Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconFilePencil, IconInbox, IconReceipt, IconTool } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Need, NeedKind, TenantFacts } from './home-data.ts'
import { totalOf } from './need-labels.tsx'
import classes from './tenant-card.module.css'

/** Days before a certificate's end from which a warning is shown. */
const NEAR = 30

const Badge = ({
  tone,
  icon,
  children,
}: {
  readonly tone: 'alarm' | 'busy' | 'quiet'
  readonly icon: ReactNode
  readonly children: ReactNode
}) => (
  <li className={classes.badge} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </li>
)

const ICON = { size: 14, stroke: 1.8, 'aria-hidden': true } as const

const CertificateBadge = ({ endsOn }: { readonly endsOn: string }) => {
  const [now] = useState(() => new Date())
  const left = daysUntil(endsOn, now)
  if (left > NEAR) return null
  return (
    <Badge tone="alarm" icon={<IconAlertTriangle {...ICON} />}>
      {left < 0 ? <Trans>SSL証明書の期限切れ</Trans> : <Plural value={left} _0="SSL証明書は今日まで" other="SSL証明書はあと#日" />}
    </Badge>
  )
}

const MaintenanceBadge = ({ maintenance }: Pick<TenantFacts, 'maintenance'>) => {
  if (maintenance.mode === 'off') return null
  const starts = maintenance.startsAt === null ? '' : formatDate(maintenance.startsAt)
  return (
    <Badge tone={maintenance.mode === 'on' ? 'alarm' : 'quiet'} icon={<IconTool {...ICON} />}>
      {maintenance.mode === 'on' ? <Trans>メンテナンス中</Trans> : <Trans>メンテナンス予定 {starts}</Trans>}
    </Badge>
  )
}

type TenantBadgesProps = { readonly facts: TenantFacts | undefined; readonly needs: readonly Need[] }

/** The state, warnings and pending items of a tenant. */
export const TenantBadges = ({ facts, needs }: TenantBadgesProps) => {
  const of = (kind: NeedKind) => needs.filter((need) => need.kind === kind)
  const [unanswered, orders, drafts] = [of('unanswered'), of('orders'), of('drafts')]
  const [unansweredTotal, ordersTotal, draftsTotal] = [totalOf(unanswered), totalOf(orders), totalOf(drafts)]
  const sslExpiresOn = facts?.domain?.sslExpiresOn ?? null
  return (
    <ul className={classes.badges}>
      {facts !== undefined && <MaintenanceBadge maintenance={facts.maintenance} />}
      {sslExpiresOn !== null && <CertificateBadge endsOn={sslExpiresOn} />}
      {unanswered.length > 0 && (
        <Badge tone="busy" icon={<IconInbox {...ICON} />}>
          <Trans>未対応 {unansweredTotal}</Trans>
        </Badge>
      )}
      {orders.length > 0 && (
        <Badge tone="busy" icon={<IconReceipt {...ICON} />}>
          <Trans>注文 {ordersTotal}</Trans>
        </Badge>
      )}
      {drafts.length > 0 && (
        <Badge tone="quiet" icon={<IconFilePencil {...ICON} />}>
          <Trans>下書き {draftsTotal}</Trans>
        </Badge>
      )}
    </ul>
  )
}
