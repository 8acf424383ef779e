import { TenantMark } from '@captain/ui'
import { formatDateTime } from '@captain/locale'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { HomeEvent } from './home-data.ts'
import { useHomeLabels } from './home-labels.ts'
import { ListLink } from './list-link.tsx'
import { RecordTitle } from './record-title.tsx'
import classes from './rows.module.css'
import { useTenant } from './use-tenant.ts'

/** The actor, with the impersonating administrator if any. */
const Who = ({ event: { by, impersonator } }: { readonly event: HomeEvent }) => {
  const { name } = by
  return (
    <span>
      {impersonator === null ? (
        name
      ) : (
        <Trans>
          {name}（代理：{impersonator}）
        </Trans>
      )}
    </span>
  )
}

/** What an event is about: its record, or the type if no record has a name, as with an export of a list. */
const isOfType = ({ title, to, type }: HomeEvent): boolean => type !== null && to === null && title.ja === null && title.en === null

/** The action and its record or type. Sample data is added and removed as one event. */
const EventText = ({ event }: { readonly event: HomeEvent }) => {
  const { action, count, title, to, type } = event
  const { t } = useLingui()
  const { actions } = useHomeLabels()
  if (action === 'addSamples') return <Trans>サンプルデータを追加しました</Trans>
  const removed = count ?? 0
  if (action === 'removeSamples') return <Plural value={removed} other="サンプルデータ#件をごみ箱に移しました" />
  const name = isOfType(event) ? type?.label : <RecordTitle title={title} without={t`（名前なし）`} />
  return (
    <>
      <span className={classes.act}>{actions[action] ?? action}</span>
      {to === null ? <span>{name}</span> : <ListLink to={to}>{name}</ListLink>}
    </>
  )
}

const EventRow = ({ event }: { readonly event: HomeEvent }) => {
  const { name, color, isOnly } = useTenant()(event.tenant)
  return (
    <li className={classes.row}>
      {!isOnly && <TenantMark name={name} color={color} size={18} />}
      <span className={classes.words}>
        <span>
          <EventText event={event} />
        </span>
        <span className={classes.facts}>
          {event.type !== null && !isOfType(event) && <span>{event.type.label}</span>}
          <Who event={event} />
          <time dateTime={event.at}>{formatDateTime(event.at)}</time>
        </span>
      </span>
    </li>
  )
}

/** Number of events shown first; a button shows the others. */
const SHOWN = 8

const Rows = ({ events }: { readonly events: readonly HomeEvent[] }) => {
  const [isWhole, setWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(0, events.length - SHOWN)
  return (
    <>
      <ul className={classes.rows}>
        {events.slice(0, events.length - hidden).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {hidden > 0 && (
        <UnstyledButton className={classes.more} onClick={() => setWhole(true)}>
          <Plural value={hidden} other="以前の#件を表示" />
        </UnstyledButton>
      )}
    </>
  )
}

/** The latest events of the account's tenants, from their audit logs. */
export const EventsSection = ({ events }: { readonly events: readonly HomeEvent[] }) =>
  events.length === 0 ? (
    <p className={classes.nothing}>
      <Trans>まだ操作の記録はありません。</Trans>
    </p>
  ) : (
    <Rows events={events} />
  )
