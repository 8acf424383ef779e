import type { RecordResponse, ActivityEvent } from '@captain/content-core'
import { formatDateTime, joinWords } from '@captain/locale'
import { ErrorState, FormSkeleton, StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import { ReadersButton } from './readers-button.tsx'
import { stateAfter } from './state-after.ts'
import classes from './transitions.module.css'
import { useRecordEvents } from './use-record-events.ts'

const What = ({ event }: { readonly event: ActivityEvent }) => {
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const state = stateAfter(contentType, event.action)
  if (state !== null) return <StateDot state={state} />
  const fields = joinWords(locale, event.changedFields.map(fieldLabel))
  switch (event.action) {
    case 'create':
      return <Trans>受け付けました</Trans>
    case 'delete':
      return <Trans>ごみ箱に移しました</Trans>
    case 'restore':
      return <Trans>ごみ箱から戻しました</Trans>
    case 'reply':
      return <Trans>返信を送信しました</Trans>
    case 'noteReply':
      return <Trans>返信を記録しました</Trans>
    case 'erase':
      return <Trans>個人情報を消去しました</Trans>
    default:
      return fields === '' ? <Trans>更新しました</Trans> : <Trans>変更：{fields}</Trans>
  }
}

const ActingFor = ({ name }: { readonly name: string }) => (
  <>
    {' '}
    <Trans>（{name}が代理で操作）</Trans>
  </>
)

/** The events of the record, newest first: transitions, changes and reasons. */
export const ActivityTimeline = ({ record }: { readonly record: RecordResponse }) => {
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useRecordEvents(record)
  return (
    <section>
      <h2 className={classes.panelTitle}>
        <Trans>履歴</Trans>
      </h2>
      <ReadersButton id={record.id} />
      {error !== null && (
        <ErrorState title={<Trans>履歴を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      )}
      {error === null && data === undefined && <FormSkeleton fields={2} />}
      {data !== undefined && (
        <ol className={classes.events}>
          {data.items.map((event) => (
            <li key={event.id} className={classes.event}>
              <span>
                <What event={event} />
              </span>
              <span className={classes.who}>
                <time dateTime={event.at}>{formatDateTime(event.at)}</time> {event.by.id !== null && event.by.name}
                {event.impersonator !== null && <ActingFor name={event.impersonator.name} />}
              </span>
              {event.note !== null && <p className={classes.why}>{event.note}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
