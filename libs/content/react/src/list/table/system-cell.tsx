import { currentClock, type AnyRecord } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { formatDateTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { STATE_MARKS } from '../../workflows/state-marks.ts'
import { daysLeft } from '../days-left.ts'
import type { SystemColumnName } from '../list-columns.ts'
import classes from './system-cell.module.css'

const State = ({ record }: { readonly record: AnyRecord }) => {
  const { contentType } = useContent()
  if (record.state === 'plain') return null
  const Mark = STATE_MARKS[contentType.workflow]
  return (
    <span className={classes.state}>
      <StateDot state={record.state} />
      {record.hasUnpublishedChanges === true && record.status === 'published' && (
        <span className={classes.changed}>
          <Trans>変更あり</Trans>
        </span>
      )}
      {Mark !== null && <Mark record={record} />}
    </span>
  )
}

/** The time until a deleted record is purged. */
const TimeLeft = ({ deletedAt }: { readonly deletedAt: string | null }) => {
  const [now] = useState(() => new Date())
  if (deletedAt === null) return null
  const days = daysLeft(deletedAt, now)
  return (
    <span className={classes.left} data-soon={days <= 3}>
      {days === 0 ? <Trans>今日中に完全に削除</Trans> : <Trans>あと{days}日で完全に削除</Trans>}
    </span>
  )
}

/** A column that every record has: its state, people and instants. */
export const SystemCell = ({ column, record }: { readonly column: SystemColumnName; readonly record: AnyRecord }) => {
  if (column === 'state') return <State record={record} />
  if (column === 'updatedBy' || column === 'deletedBy') return <span className={classes.person}>{record[column]?.name ?? ''}</span>
  if (column === 'timeLeft') return <TimeLeft deletedAt={record.deletedAt} />
  const instant = record[column]
  // The first publication of a scheduled record has not come yet.
  return typeof instant === 'string' && (column !== 'firstPublishedAt' || new Date(instant) <= currentClock().now) ? (
    <time className={classes.instant} dateTime={instant}>
      {formatDateTime(instant)}
    </time>
  ) : null
}
