import type { Generation, GenerationPage } from '@captain/ai-core'
import { EmptyState, ErrorState, ListSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import classes from '../ai.module.css'
import { useAiFailure } from '../use-ai-failure.ts'

type MoreResultsProps = {
  readonly answer: UseInfiniteQueryResult<InfiniteData<GenerationPage>>
  /** Shown while the history is empty. */
  readonly empty: { readonly title: ReactNode; readonly text: ReactNode }
  readonly children: (items: readonly Generation[]) => ReactNode
}

/** The history of a tool with a button for older results, or its loading, error or empty state. */
export const MoreResults = ({ answer, empty, children }: MoreResultsProps) => {
  const describe = useAiFailure()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = answer
  if (data === undefined) {
    if (error === null) return <ListSkeleton rows={4} columns={2} />
    return (
      <ErrorState title={<Trans>履歴を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <EmptyState kind="nothing" title={empty.title}>
        {empty.text}
      </EmptyState>
    )
  return (
    <>
      {children(items)}
      {error !== null && (
        <p className={classes.failure} role="alert">
          {describe(error)}
        </p>
      )}
      {hasNextPage && (
        <Button variant="default" mt={20} onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          <Trans>以前の結果を表示</Trans>
        </Button>
      )}
    </>
  )
}
