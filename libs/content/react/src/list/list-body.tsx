import { pluralOf, type ListResponse } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { EmptyState, ErrorState, ListSkeleton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import classes from './list-body.module.css'
import { clearFilters, FIRST_PAGE, hasFilters, type ListState } from './list-state.ts'
import { SignInAgain } from './sign-in-again.tsx'
import type { ChangeList } from './use-list-state.ts'

type ListBodyProps = {
  readonly list: UseQueryResult<ListResponse>
  /** False while loaded rows are still rendering. */
  readonly isReady: boolean
  readonly state: ListState
  readonly change: ChangeList
  /** The button that creates the first record; null if none can be created here. */
  readonly createButton: ReactNode
  readonly columns: number
  readonly children: (answer: ListResponse) => ReactNode
}

const FirstPage = ({ change }: Pick<ListBodyProps, 'change'>) => (
  <Button variant="default" onClick={() => change(FIRST_PAGE)}>
    <Trans>最初のページへ</Trans>
  </Button>
)

const Nothing = ({ state, change, createButton }: Pick<ListBodyProps, 'state' | 'change' | 'createButton'>) => {
  const { t } = useLingui()
  const { words } = useContent()
  const name = pluralOf(words)
  if (hasFilters(state)) {
    return (
      <EmptyState
        kind="no-match"
        title={t`条件に合う${name}はありません`}
        action={
          <Button variant="default" onClick={() => change(clearFilters(state))}>
            <Trans>条件をすべて解除</Trans>
          </Button>
        }
      >
        <Trans>検索する言葉を変えるか、絞り込みを減らしてください。</Trans>
      </EmptyState>
    )
  }
  if (state.page > 1) {
    return <EmptyState kind="no-match" title={t`このページに${name}はありません`} action={<FirstPage change={change} />} />
  }
  if (state.trash) {
    return (
      <EmptyState kind="no-match" title={t`ごみ箱は空です`}>
        <Trans>削除した記録は、30日間ここに残ります。</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState kind="nothing" title={t`${name}はまだありません`} action={createButton ?? undefined}>
      {createButton === null ? <Trans>登録されると、ここに並びます。</Trans> : <Trans>最初の1件を作成しましょう。</Trans>}
    </EmptyState>
  )
}

/** Fills the window; the box of the placeholder cuts off further ones. */
const PENDING_ROWS = 25

/** Placeholder of the list during the first load: head and rows at their final size. */
const ListPending = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => (
  <div className={classes.pending}>
    <ListSkeleton columns={columns} rows={rows} />
  </div>
)

/** Whether the URL names an invalid page, so that a retry is useless. */
const isSpoiled = (failure: unknown): boolean => failure instanceof HttpError && failure.problem?.['parameter'] === 'after'

/** The rows, or a placeholder while there are none. */
export const ListBody = ({ list, isReady, state, change, createButton, columns, children }: ListBodyProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { data, error, isFetching } = list
  const retry = () => void list.refetch()
  if (data === undefined || !isReady) {
    if (error === null || data !== undefined) return <ListPending columns={columns} rows={Math.min(state.limit, PENDING_ROWS)} />
    return (
      <ErrorState
        title={t`一覧を読み込めませんでした`}
        {...(!isSpoiled(error) && { onRetry: retry })}
        retrying={isFetching}
        action={
          <>
            <SignInAgain failure={error} />
            {isSpoiled(error) && <FirstPage change={change} />}
            {hasFilters(state) && (
              <Button variant="subtle" onClick={() => change(clearFilters(state))}>
                <Trans>条件をすべて解除</Trans>
              </Button>
            )}
          </>
        }
      >
        {failureText(error)}
      </ErrorState>
    )
  }
  return (
    <>
      {error !== null && (
        <p className={classes.stale} role="alert">
          <Trans>最新の一覧を読み込めませんでした。</Trans> {failureText(error)}
          <Button variant="default" size="compact-xs" onClick={retry} loading={isFetching}>
            <Trans>もう一度読み込む</Trans>
          </Button>
          <SignInAgain failure={error} />
        </p>
      )}
      {data.items.length === 0 ? <Nothing state={state} change={change} createButton={createButton} /> : children(data)}
    </>
  )
}
