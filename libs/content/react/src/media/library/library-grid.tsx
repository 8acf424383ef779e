import type { MediaItem } from '@captain/content-core'
import { isComposing } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { IconFile } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './library-grid.module.css'

type LibraryGridProps = {
  readonly assets: readonly MediaItem[]
  readonly chosen: string | null
  readonly label: string
  readonly onChoose: (asset: MediaItem) => void
  /** Selects the asset at once: a double click or Enter. */
  readonly onTake: (asset: MediaItem) => void
}

/** The assets as a group of radio buttons: one Tab stop, with arrow keys inside. */
export const LibraryGrid = ({ assets, chosen, label, onChoose, onTake }: LibraryGridProps) => {
  const name = useId()
  return (
    <div className={classes.grid} role="radiogroup" aria-label={label}>
      {assets.map((asset) => (
        <label key={asset.id} className={classes.item} data-chosen={asset.id === chosen || undefined}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={asset.id === chosen}
            onChange={() => onChoose(asset)}
            onDoubleClick={() => onTake(asset)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event)) return
              event.preventDefault()
              onTake(asset)
            }}
          />
          <span className={classes.frame}>
            {asset.mimeType.startsWith('image/') ? (
              <img src={asset.thumbnailUrl} alt="" loading="lazy" decoding="async" className={classes.picture} />
            ) : (
              <IconFile size={30} stroke={1.3} aria-hidden />
            )}
          </span>
          <span className={classes.name} title={asset.originalName}>
            {asset.originalName}
          </span>
          <span className={classes.uses}>
            {asset.usedCount === 0 ? <Trans>未使用</Trans> : <Plural value={asset.usedCount} other="#件で使用中" />}
          </span>
        </label>
      ))}
    </div>
  )
}
