import { EmptyState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import classes from './media-library.module.css'

const TILES = Array.from({ length: 12 }, (_unused, place) => place)

/** The grid of the media library while it loads. */
export const LibrarySkeleton = () => (
  <div className={classes.waiting}>
    {TILES.map((place) => (
      <Skeleton key={place} height={118} />
    ))}
  </div>
)

type NoAssetsProps = {
  readonly isPicture: boolean
  /** Clears the filters; null if none is set. */
  readonly onClear: (() => void) | null
}

/** A media library without assets, or without any that match the filters. */
export const NoAssets = ({ isPicture, onClear }: NoAssetsProps) =>
  onClear === null ? (
    <EmptyState kind="nothing" title={isPicture ? <Trans>画像はまだありません</Trans> : <Trans>ファイルはまだありません</Trans>}>
      <Trans>アップロードすると、ここから選べるようになります。</Trans>
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
    />
  )
