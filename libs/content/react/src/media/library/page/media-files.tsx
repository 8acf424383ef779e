import { EmptyState, ErrorState, useDelayed } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect, type ReactNode } from 'react'
import { useFailureText } from '../../../failure-text.ts'
import { SignInAgain } from '../../../list/sign-in-again.tsx'
import type { useLibraryPages } from '../library-queries.ts'
import type { FileViewProps } from './file-views.ts'
import { MediaGrid } from './media-grid.tsx'
import grid from './media-grid.module.css'
import classes from './media-page.module.css'
import { MediaTable } from './media-table.tsx'

const TILES = Array.from({ length: 24 }, (_unused, place) => place)

/** The files while they load, at their final size; visible after 300 ms. */
const FilesPending = ({ view }: { readonly view: 'grid' | 'table' }) => {
  const isVisible = useDelayed(true)
  if (view === 'table') return <Skeleton height={560} visible={isVisible} mt={4} />
  return (
    <div className={`${grid.grid} ${classes.pending}`} data-visible={isVisible}>
      {TILES.map((place) => (
        <div key={place} className={grid.waitingTile}>
          <Skeleton className={grid.waitingFrame} height="auto" />
          <Skeleton height={13} width="72%" />
          <Skeleton height={11} width="48%" />
        </div>
      ))}
    </div>
  )
}

type MoreProps = { readonly query: ReturnType<typeof useLibraryPages> }

/** Reads the next page before its place comes into sight. */
const More = ({ query: { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } }: MoreProps) => {
  const { ref, entry } = useIntersection({ rootMargin: '900px' })
  const isNear = entry?.isIntersecting === true
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div ref={ref} className={classes.more}>
      {isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          <Trans>続きを読み込めませんでした。</Trans>
        </p>
      )}
      <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        <Trans>さらに表示</Trans>
      </Button>
    </div>
  )
}

type MediaFilesProps = Omit<FileViewProps, 'isWaiting'> &
  MoreProps & {
    readonly view: 'grid' | 'table'
    /** Clears the filters; null if none is set. */
    readonly onClear: (() => void) | null
    /** The button that uploads the first file; null if the role may not. */
    readonly uploadButton: ReactNode
  }

const NoFiles = ({ onClear, uploadButton }: Pick<MediaFilesProps, 'onClear' | 'uploadButton'>) =>
  onClear === null ? (
    <EmptyState kind="nothing" title={<Trans>ファイルはまだありません</Trans>} action={uploadButton ?? undefined}>
      {uploadButton === null ? (
        <Trans>アップロードされると、ここに並びます。</Trans>
      ) : (
        <Trans>ここへドロップしてもアップロードできます。</Trans>
      )}
    </EmptyState>
  ) : (
    <EmptyState
      kind="no-match"
      title={<Trans>条件に合うファイルはありません</Trans>}
      action={
        <Button variant="default" onClick={onClear}>
          <Trans>条件をすべて解除</Trans>
        </Button>
      }
    >
      <Trans>検索する言葉を変えるか、絞り込みを減らしてください。</Trans>
    </EmptyState>
  )

/** The matching files as a grid or a table, page by page as the user scrolls. */
export const MediaFiles = ({ query, view, onClear, uploadButton, ...files }: MediaFilesProps) => {
  const failureText = useFailureText()
  const isWaiting = useDelayed(query.isPlaceholderData)
  const { data, error, refetch, isFetching } = query
  if (data === undefined && error === null) return <FilesPending view={view} />
  if (data === undefined) {
    return (
      <ErrorState
        title={<Trans>ライブラリを読み込めませんでした</Trans>}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={<SignInAgain failure={error} />}
      >
        {failureText(error)}
      </ErrorState>
    )
  }
  if (files.items.length === 0) return <NoFiles onClear={onClear} uploadButton={uploadButton} />
  return (
    <>
      {view === 'grid' ? <MediaGrid {...files} isWaiting={isWaiting} /> : <MediaTable {...files} isWaiting={isWaiting} />}
      <More query={query} />
    </>
  )
}
