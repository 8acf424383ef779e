import type { MediaItem, MediaSort } from '@captain/content-core'
import { formatBytes, formatDateTime } from '@captain/locale'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTenantContent } from '../../../content-context.tsx'
import { RowCheckbox } from '../../../list/table/row-checkbox.tsx'
import { fileKindName } from '../file-kind-name.ts'
import { FileIcon } from './file-icon.tsx'
import type { FileViewProps } from './file-views.ts'
import classes from './media-table.module.css'

type SortedHeadProps = Pick<FileViewProps, 'sort' | 'onSort'> & {
  /** The order of the first press; the next one reverses it. */
  readonly first: MediaSort
  readonly isEnd?: boolean
  readonly children: ReactNode
}

const reversed = (sort: MediaSort): MediaSort => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as MediaSort

const SortedHead = ({ sort, onSort, first, isEnd = false, children }: SortedHeadProps) => {
  const isSorted = sort === first || sort === reversed(first)
  const isDescending = sort.startsWith('-')
  return (
    <th scope="col" data-align={isEnd ? 'end' : undefined} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(sort === first ? reversed(first) : first)}>
        {children}
        {isSorted && (isDescending ? <IconArrowDown size={13} aria-hidden /> : <IconArrowUp size={13} aria-hidden />)}
      </UnstyledButton>
    </th>
  )
}

type RowProps = Omit<FileViewProps, 'items' | 'sort' | 'onSort' | 'current' | 'isWaiting'> & {
  readonly item: MediaItem
  readonly isCurrent: boolean
}

const OpenFile = ({ item, isCurrent, onCurrent, onOpen }: Pick<RowProps, 'item' | 'isCurrent' | 'onCurrent' | 'onOpen'>) => (
  <button
    type="button"
    className={classes.open}
    tabIndex={isCurrent ? 0 : -1}
    onClick={() => onOpen(item.id)}
    onFocus={() => onCurrent(item.id)}
    data-file-target
  >
    <span className={classes.frame}>
      <FileIcon asset={item} size={18} className={classes.picture} />
    </span>
    <span className={classes.name} title={item.originalName}>
      {item.originalName}
    </span>
  </button>
)

const Row = ({ item, isCurrent, tags, selection, isSelectable, onCurrent, onOpen }: RowProps) => {
  const { t } = useLingui()
  const { locale } = useTenantContent()
  const { id, originalName: name, mimeType, size, width, height, usedCount, createdAt, createdBy } = item
  return (
    <tr data-file={id} data-selected={selection.has(id) || undefined}>
      {isSelectable && (
        <td className={classes.tick}>
          <RowCheckbox
            label={t`「${name}」を選択`}
            checked={selection.has(id)}
            onTick={(event) => selection.select(item, event.shiftKey)}
          />
        </td>
      )}
      <th scope="row" className={classes.lead}>
        <OpenFile item={item} isCurrent={isCurrent} onCurrent={onCurrent} onOpen={onOpen} />
      </th>
      <td>{fileKindName(mimeType)}</td>
      <td className={classes.tags}>
        {tags
          .filter((tag) => item.tags.includes(tag.id))
          .map((tag) => tag.name)
          .join('、')}
      </td>
      <td data-align="end">{width !== null && height !== null && `${width} × ${height}`}</td>
      <td data-align="end">{formatBytes(locale, size)}</td>
      <td data-align="end">{usedCount === 0 ? <Trans>未使用</Trans> : <Plural value={usedCount} other="#件" />}</td>
      <td data-align="end">{formatDateTime(createdAt)}</td>
      <td className={classes.by}>{createdBy.name}</td>
    </tr>
  )
}

/** The files as rows. Tab reaches one of them, arrow keys the others. */
export const MediaTable = ({ items, current, sort, onSort, isWaiting, ...rest }: FileViewProps) => {
  const { selection, isSelectable } = rest
  const { t } = useLingui()
  const ticked = items.filter(({ id }) => selection.has(id)).length
  const count = items.length
  const isWhole = ticked === count
  return (
    <div className={classes.box} data-waiting={isWaiting || undefined}>
      <table className={classes.table}>
        <thead>
          <tr>
            {isSelectable && (
              <td className={classes.tick}>
                <RowCheckbox
                  label={t`表示中の${count}件を選択`}
                  checked={ticked === 0 ? false : isWhole ? true : 'mixed'}
                  onTick={() => selection.setThese(items, !isWhole)}
                />
              </td>
            )}
            <SortedHead sort={sort} onSort={onSort} first="name">
              <Trans>名前</Trans>
            </SortedHead>
            <th scope="col">
              <Trans>種類</Trans>
            </th>
            <th scope="col">
              <Trans>タグ</Trans>
            </th>
            <th scope="col" data-align="end">
              <Trans>寸法</Trans>
            </th>
            <SortedHead sort={sort} onSort={onSort} first="-size" isEnd>
              <Trans>サイズ</Trans>
            </SortedHead>
            <th scope="col" data-align="end">
              <Trans>使用</Trans>
            </th>
            <SortedHead sort={sort} onSort={onSort} first="-createdAt" isEnd>
              <Trans>アップロード日時</Trans>
            </SortedHead>
            <th scope="col">
              <Trans>アップロードした人</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} isCurrent={item.id === current} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
