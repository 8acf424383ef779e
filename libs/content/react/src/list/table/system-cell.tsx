import type { AnyRecord } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { formatDateTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { WaitingMark } from '../../inbox/waiting-mark.tsx'
import type { SystemColumnName } from '../list-columns.ts'
import classes from './system-cell.module.css'

const State = ({ record }: { readonly record: AnyRecord }) => {
  const { contentType } = useContent()
  if (record.state === 'plain') return null
  return (
    <span className={classes.state}>
      <StateDot state={record.state} />
      {record.hasUnpublishedChanges === true && record.status === 'published' && (
        <span className={classes.changed}>
          <Trans>変更あり</Trans>
        </span>
      )}
      {contentType.workflow === 'inbox' && <WaitingMark record={record} />}
    </span>
  )
}

/** A column that every record has: its state, people and instants. */
export const SystemCell = ({ column, record }: { readonly column: SystemColumnName; readonly record: AnyRecord }) => {
  if (column === 'state') return <State record={record} />
  if (column === 'updatedBy') return <span className={classes.person}>{record.updatedBy?.name ?? ''}</span>
  const instant = record[column]
  return typeof instant === 'string' ? (
    <time className={classes.instant} dateTime={instant}>
      {formatDateTime(instant)}
    </time>
  ) : null
}
