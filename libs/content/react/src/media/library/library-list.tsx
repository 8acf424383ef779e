import type { IncludedMedia } from '@captain/content-core'
import { ErrorState } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFailureText } from '../../failure-text.ts'
import { LibraryGrid } from './library-grid.tsx'
import { LibrarySkeleton, NoAssets } from './library-placeholders.tsx'
import type { useLibraryPages } from './library-queries.ts'
import classes from './media-library.module.css'

type LibraryListProps = {
  readonly query: ReturnType<typeof useLibraryPages>
  readonly isPicture: boolean
  /** The id of the chosen asset. */
  readonly chosen: string | null
  readonly onChoose: (asset: IncludedMedia) => void
  readonly onTake: (asset: IncludedMedia) => void
  /** Clears the filters; null if none is set. */
  readonly onClear: (() => void) | null
}

/** The matching assets of the media library, page by page. */
export const LibraryList = ({ query, isPicture, chosen, onChoose, onTake, onClear }: LibraryListProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const assets = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className={classes.list} aria-busy={isFetching}>
      {data === undefined && error === null && <LibrarySkeleton />}
      {data === undefined && error !== null && (
        <ErrorState title={<Trans>ライブラリを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {data !== undefined && assets.length === 0 && <NoAssets isPicture={isPicture} onClear={onClear} />}
      {assets.length > 0 && (
        <LibraryGrid assets={assets} chosen={chosen} label={t`ライブラリのファイル`} onChoose={onChoose} onTake={onTake} />
      )}
      {hasNextPage && (
        <Button className={classes.more} variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>さらに表示</Trans>
        </Button>
      )}
    </div>
  )
}
