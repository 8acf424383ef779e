import type { MediaItem } from '@captain/content-core'
import { formatBytes } from '@captain/locale'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useTenantContent } from '../../../content-context.tsx'
import { RowCheckbox } from '../../../list/table/row-checkbox.tsx'
import { FileIcon } from './file-icon.tsx'
import type { FileViewProps } from './file-views.ts'
import classes from './media-grid.module.css'

type TileProps = Pick<FileViewProps, 'onOpen' | 'onCurrent' | 'isSelectable' | 'selection'> & {
  readonly item: MediaItem
  readonly isCurrent: boolean
}

const Tile = ({ item, isCurrent, isSelectable, selection, onOpen, onCurrent }: TileProps) => {
  const { t } = useLingui()
  const { locale } = useTenantContent()
  const { id, originalName: name, size, usedCount } = item
  const isSelected = selection.has(id)
  const tabIndex = isCurrent ? 0 : -1
  return (
    <li className={classes.tile} data-file={id} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={classes.open}
        tabIndex={tabIndex}
        onClick={() => onOpen(id)}
        onFocus={() => onCurrent(id)}
        data-file-target
      >
        <span className={classes.frame}>
          <FileIcon asset={item} size={34} className={classes.picture} />
        </span>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.facts}>
          {formatBytes(locale, size)}
          <span aria-hidden>・</span>
          {usedCount === 0 ? <Trans>未使用</Trans> : <Plural value={usedCount} other="#件で使用中" />}
        </span>
      </button>
      {isSelectable && (
        <RowCheckbox
          className={classes.tick}
          label={t`「${name}」を選択`}
          checked={isSelected}
          onTick={(event) => selection.select(item, event.shiftKey)}
        />
      )}
    </li>
  )
}

/** The files as tiles. Tab reaches one of them, arrow keys the others. */
export const MediaGrid = ({ items, current, isWaiting, ...rest }: FileViewProps) => {
  const { t } = useLingui()
  return (
    <ul
      className={classes.grid}
      aria-label={t`ファイル`}
      data-waiting={isWaiting || undefined}
      data-selecting={!rest.selection.isEmpty || undefined}
    >
      {items.map((item) => (
        <Tile key={item.id} item={item} isCurrent={item.id === current} {...rest} />
      ))}
    </ul>
  )
}
