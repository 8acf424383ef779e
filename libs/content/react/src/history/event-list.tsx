import { firstPage } from '../first-page.ts'
import type { RecordResponse, ActivityEvent } from '@captain/content-core'
import { formatDateTime, joinWords } from '@captain/locale'
import { EmptyState, ErrorState, FormSkeleton, StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import { contentKeys } from '../queries.ts'
import { stateAfter } from '../transitions/state-after.ts'
import classes from './history.module.css'

const What = ({ event: { action, changedFields } }: { readonly event: ActivityEvent }) => {
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const state = stateAfter(contentType, action)
  if (state !== null) return <StateDot state={state} />
  const fields = joinWords(locale, changedFields.map(fieldLabel))
  switch (action) {
    case 'create':
      return <Trans>作成しました</Trans>
    case 'delete':
      return <Trans>ごみ箱に移しました</Trans>
    case 'restore':
      return <Trans>ごみ箱から戻しました</Trans>
    case 'restoreRevision':
      return <Trans>以前の版の内容に戻しました</Trans>
    case 'reorder':
      return <Trans>並べ替えました</Trans>
    case 'reveal':
      return <Trans>秘密の値を表示しました</Trans>
    case 'trial':
      return <Trans>動作を確認しました</Trans>
    case 'detach':
      return <Trans>削除された記録との関連を外しました</Trans>
    case 'erase':
      return <Trans>個人情報を消去しました</Trans>
    case 'undo':
      return <Trans>操作を取り消しました</Trans>
    default:
      return fields === '' ? <Trans>更新しました</Trans> : <Trans>変更：{fields}</Trans>
  }
}

const Entry = ({ event }: { readonly event: ActivityEvent }) => {
  const { at, by, impersonator, note } = event
  const onBehalf = impersonator?.name
  return (
    <li className={classes.event}>
      <span className={classes.when}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span>{by.name}</span>
        {onBehalf !== undefined && (
          <span className={classes.onBehalf}>
            <Trans>（{onBehalf}が代理で操作）</Trans>
          </span>
        )}
      </span>
      <span>
        <What event={event} />
      </span>
      {note !== null && <span className={classes.note}>{note}</span>}
    </li>
  )
}

/** All events of a record, newest first: transitions and revealed secrets as well as saves, including impersonated actions. */
export const EventList = ({ record }: { readonly record: RecordResponse }) => {
  const { tenant, contentType, client } = useContent()
  const describe = useFailureText()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'history', record.id, record.lockVersion],
    queryFn: ({ pageParam, signal }) => client.events(record.id, signal, pageParam),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (error !== null) {
    return (
      <ErrorState title={<Trans>操作の記録を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  const events = data.pages.flatMap(({ items }) => items)
  if (events.length === 0) return <EmptyState kind="no-match" title={<Trans>操作の記録はまだありません</Trans>} />
  return (
    <>
      <ol className={classes.entries}>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" className={classes.more} loading={isFetching} onClick={() => void fetchNextPage()}>
          <Trans>さらに表示</Trans>
        </Button>
      )}
    </>
  )
}
