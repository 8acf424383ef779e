import type { AuditEvent } from '@captain/auth-core'
import { formatDateTime, joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Drawer } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../navigation/use-locale.ts'
import { useTenantName } from '../accounts/use-tenant-name.ts'
import classes from '../detail.module.css'
import { labelOfAction } from './event-actions.ts'
import { readChanges } from './event-changes.ts'
import { useActionLabels } from './use-action-labels.ts'
import { useTypeLabels } from './use-type-labels.ts'
import { useValueLabels } from './use-value-labels.ts'

const Fact = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

type DetailProps = { readonly event: AuditEvent; readonly onRecord: (record: string) => void }

const Circumstances = ({ event }: { readonly event: AuditEvent }) => {
  const tenantName = useTenantName()
  const { typeName } = useTypeLabels(event.tenant === null ? [] : [event.tenant])
  const { at, actor, impersonator, tenant, entity, record, summary, ipAddress, userAgent, requestId, keyId } = event
  return (
    <dl className={classes.facts}>
      <Fact label={<Trans>日時</Trans>}>{formatDateTime(at)}</Fact>
      <Fact label={<Trans>操作した人</Trans>}>{actor.name === '' ? <Trans>不明（ログイン前）</Trans> : actor.name}</Fact>
      {impersonator !== null && <Fact label={<Trans>代理で操作したシステム管理者</Trans>}>{impersonator.name}</Fact>}
      {tenant !== null && <Fact label={<Trans>テナント名</Trans>}>{tenantName(tenant)}</Fact>}
      {entity !== null && <Fact label={<Trans>対象の種類</Trans>}>{typeName(tenant, entity)}</Fact>}
      {summary !== null && <Fact label={<Trans>対象名</Trans>}>{summary}</Fact>}
      {record !== null && <Fact label={<Trans>対象のID</Trans>}>{record}</Fact>}
      {ipAddress !== null && <Fact label={<Trans>IPアドレス</Trans>}>{ipAddress}</Fact>}
      {userAgent !== null && <Fact label={<Trans>ブラウザー</Trans>}>{userAgent}</Fact>}
      {requestId !== null && <Fact label={<Trans>リクエストID</Trans>}>{requestId}</Fact>}
      {keyId !== null && <Fact label={<Trans>APIキーのID</Trans>}>{keyId}</Fact>}
    </dl>
  )
}

const Value = ({ as: Tag, field, value }: { readonly as: 'del' | 'ins'; readonly field: string; readonly value: unknown }) => {
  const word = useValueLabels()(field, value)
  return word === null ? (
    <span className={classes.note}>
      <Trans>（空）</Trans>
    </span>
  ) : (
    <Tag>{word}</Tag>
  )
}

const Changes = ({ event: { changes, tenant, entity } }: { readonly event: AuditEvent }) => {
  const locale = useLocale()
  const { fieldName } = useTypeLabels(tenant === null ? [] : [tenant])
  const words = useValueLabels()
  const { diff, fields, note, more } = readChanges(changes)
  const nameOf = (field: string) => fieldName(tenant, entity, field)
  if (diff.length === 0 && fields.length === 0 && note === null && more.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>変更の内容</Trans>
      </h2>
      <dl className={classes.diff}>
        {note !== null && (
          <div>
            <dt>
              <Trans>理由</Trans>
            </dt>
            <dd>{note}</dd>
          </div>
        )}
        {diff.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{nameOf(field)}</dt>
            <dd>
              <Value as="del" field={field} value={before} />
              <IconArrowRight size={14} stroke={1.6} aria-hidden />
              <Value as="ins" field={field} value={after} />
            </dd>
          </div>
        ))}
        {fields.length > 0 && (
          <div>
            <dt>
              <Trans>変わった項目</Trans>
            </dt>
            <dd>{joinWords(locale, fields.map(nameOf))}</dd>
          </div>
        )}
        {more.map(([name, value]) => (
          <div key={name}>
            <dt>{nameOf(name)}</dt>
            <dd>{words(name, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Detail = ({ event, onRecord }: DetailProps) => {
  const { record } = event
  return (
    <div className={classes.detail}>
      <Changes event={event} />
      <section>
        <h2>
          <Trans>状況</Trans>
        </h2>
        <Circumstances event={event} />
      </section>
      {record !== null && (
        <div>
          <Button variant="default" onClick={() => onRecord(record)}>
            <Trans>この対象の操作をすべて見る</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

type EventDrawerProps = {
  readonly event: AuditEvent | null
  readonly onClose: () => void
  /** Narrows the log to the thing that the event is about. */
  readonly onRecord: (record: string) => void
}

/** One event of the audit log: its changes and its circumstances. */
export const EventDrawer = ({ event, onClose, onRecord }: EventDrawerProps) => {
  const { t } = useLingui()
  const actions = useActionLabels()
  return (
    <Drawer
      opened={event !== null}
      onClose={onClose}
      position="right"
      size={480}
      title={event === null ? null : labelOfAction(actions, event.action)}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      {event !== null && <Detail event={event} onRecord={onRecord} />}
    </Drawer>
  )
}
