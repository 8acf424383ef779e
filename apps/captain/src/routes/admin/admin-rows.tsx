import type { AdminPage as Page } from '@captain/auth-core'
import { Paging } from '@captain/content-react/list-kit'
import { EmptyState, ErrorState, ListSkeleton, useDelayed } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureText } from '../../integrations/use-failure-text.ts'
import classes from './admin.module.css'
import { clearFilters, hasFilters, type AdminList } from './list-address.ts'
import type { ChangeList } from './use-admin-list.ts'

/** The number of items, as far as the server counts. */
export const CountOf = ({ count: { value, capped } }: Pick<Page<unknown>, 'count'>) =>
  capped ? <Trans>{value}件以上</Trans> : <Plural value={value} other="#件" />

type AdminRowsProps<Item> = {
  readonly answer: UseQueryResult<Page<Item>>
  readonly list: AdminList
  readonly change: ChangeList
  readonly columns: number
  /** Shown if no filter is set and the list is empty. */
  readonly nothing: ReactNode
  readonly children: (items: readonly Item[], isWaiting: boolean) => ReactNode
}

/** The rows of a list for administrators with a button for the next ones, or the loading, error or empty state. */
export const AdminRows = <Item,>({ answer, list, change, columns, nothing, children }: AdminRowsProps<Item>) => {
  const describe = useFailureText()
  const isWaiting = useDelayed(answer.isPlaceholderData)
  const { data, error, isFetching, refetch } = answer
  const clear = (
    <Button variant="default" onClick={() => change(clearFilters(list))}>
      <Trans>条件をすべて解除</Trans>
    </Button>
  )
  if (data === undefined) {
    if (error === null) {
      return (
        <div className={classes.pending}>
          <ListSkeleton columns={columns} rows={list.limit} />
        </div>
      )
    }
    return (
      <ErrorState
        title={<Trans>一覧を読み込めませんでした</Trans>}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={hasFilters(list) ? clear : undefined}
      >
        {describe(error)}
      </ErrorState>
    )
  }
  return (
    <>
      {error !== null && (
        <p className={classes.stale} role="alert">
          <Trans>最新の一覧を読み込めませんでした。</Trans> {describe(error)}
          <Button variant="default" size="compact-xs" onClick={() => void refetch()} loading={isFetching}>
            <Trans>もう一度読み込む</Trans>
          </Button>
        </p>
      )}
      {data.items.length > 0 && children(data.items, isWaiting)}
      {data.items.length === 0 && !hasFilters(list) && list.page === 1 && nothing}
      {data.items.length === 0 && (hasFilters(list) || list.page > 1) && (
        <EmptyState
          kind="no-match"
          title={list.page > 1 ? <Trans>このページには何もありません</Trans> : <Trans>条件に合うものはありません</Trans>}
          action={
            list.page > 1 ? (
              <Button variant="default" onClick={() => change({})}>
                <Trans>最初のページへ</Trans>
              </Button>
            ) : (
              clear
            )
          }
        >
          {list.page === 1 && <Trans>検索する言葉を変えるか、絞り込みを減らしてください。</Trans>}
        </EmptyState>
      )}
      <Paging answer={data} state={list} change={({ page, after }) => change({ page, after })} isTurning={answer.isPlaceholderData} />
    </>
  )
}
