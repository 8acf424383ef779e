import type { AuditEvent } from '@captain/auth-core'
import type { RowsColumn } from '@captain/content-react/list-kit'
import { formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from '../admin.module.css'
import { useTenantName } from '../accounts/use-tenant-name.ts'
import { useTypeLabels } from './use-type-labels.ts'

const Who = ({ event: { actor, impersonator } }: { readonly event: AuditEvent }) => {
  const by = impersonator?.name
  return (
    <span className={classes.clipped}>
      {actor.name === '' ? (
        <span className={classes.muted}>
          <Trans>ログイン前</Trans>
        </span>
      ) : (
        actor.name
      )}
      {by !== undefined && (
        <span className={classes.onBehalf}>
          {' '}
          <Trans>（{by}が代理）</Trans>
        </span>
      )}
    </span>
  )
}

/** The columns of the log; what happened is the name of a row. */
export const useEventColumns = (events: readonly AuditEvent[]): readonly RowsColumn<AuditEvent>[] => {
  const { t } = useLingui()
  const tenantName = useTenantName()
  const { typeName } = useTypeLabels(events.flatMap(({ tenant }) => tenant ?? []))
  return [
    { name: 'actor', label: t`操作した人`, width: 140, cell: (event) => <Who event={event} /> },
    {
      name: 'summary',
      label: t`対象名`,
      width: 266,
      shares: 3,
      cell: ({ summary, record, entity, tenant }) => (
        <span className={classes.clipped} title={summary ?? record ?? undefined}>
          {entity !== null && typeName(tenant, entity)}{' '}
          <span className={classes.muted}>{summary ?? (entity === null ? record : null)}</span>
        </span>
      ),
    },
    {
      name: 'tenant',
      label: t`テナント名`,
      width: 128,
      cell: ({ tenant }) => tenant !== null && <span className={classes.clipped}>{tenantName(tenant)}</span>,
    },
    { name: 'address', label: t`IPアドレス`, width: 118, cell: ({ ipAddress }) => ipAddress, phoneText: null },
    {
      name: 'at',
      label: t`日時`,
      width: 136,
      align: 'end',
      cell: ({ at }) => (
        <time className={classes.instant} dateTime={at}>
          {formatDateTime(at)}
        </time>
      ),
    },
  ]
}
