import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureLine } from './failure-line.tsx'
import classes from './profile.module.css'
import { useAccountFailure } from './use-account-failure.ts'

type AnswerProps<T> = {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** Expected height of the content, in px. */
  readonly height: number
  readonly children: (data: T) => ReactNode
}

/** A part of the page that is loading, failed with a retry button, or ready. Earlier data stays visible after a failure. */
export const QuerySection = <T,>({ query: { data, error, refetch, isFetching }, height, children }: AnswerProps<T>) => {
  const describe = useAccountFailure()
  return (
    <>
      {error !== null && (
        <div className={classes.retry}>
          <FailureLine failure={describe(error)} />
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            <Trans>もう一度読み込む</Trans>
          </Button>
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === null && <Skeleton height={height} />}
    </>
  )
}
