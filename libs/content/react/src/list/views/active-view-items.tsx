import type { SavedView, ViewQuery } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconBookmarkPlus, IconDeviceFloppy, IconPencil, IconStar, IconStarOff, IconTrash, IconUsers, IconUserX } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import type { ViewWrites } from './use-view-writes.ts'
import classes from './view-picker.module.css'

type ActiveViewItemsProps = {
  /** The current view; null for the default display. */
  readonly active: SavedView | null
  readonly isChanged: boolean
  /** Whether the user's list opens with this view. */
  readonly isDefault: boolean
  /** The display as a view would save it. */
  readonly query: ViewQuery
  readonly writes: ViewWrites
  readonly onDefault: (isDefault: boolean) => void
  readonly onCreate: () => void
  readonly onRename: () => void
}

type DefaultItemProps = { readonly isDefault: boolean; readonly onDefault: (isDefault: boolean) => void }

const DefaultItem = ({ isDefault, onDefault }: DefaultItemProps) => (
  <Menu.Item leftSection={isDefault ? <IconStarOff size={16} /> : <IconStar size={16} />} onClick={() => onDefault(!isDefault)}>
    {isDefault ? <Trans>自分の既定から外す</Trans> : <Trans>自分の既定にする</Trans>}
  </Menu.Item>
)

type EditItemsProps = { readonly active: SavedView; readonly writes: ViewWrites; readonly onRename: () => void }

const EditItems = ({ active, writes, onRename }: EditItemsProps) => {
  const { canWrite } = useContent()
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
        <Trans>名前を変更…</Trans>
      </Menu.Item>
      {canWrite && (
        <Menu.Item
          leftSection={active.isShared ? <IconUserX size={16} /> : <IconUsers size={16} />}
          onClick={() => void writes.update(active, { isShared: !active.isShared })}
        >
          {active.isShared ? <Trans>共有をやめる</Trans> : <Trans>チームで共有する</Trans>}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrash size={16} />} className={classes.danger} onClick={() => void writes.remove(active)}>
        <Trans>この表示を削除</Trans>
      </Menu.Item>
    </>
  )
}

/** Actions on the current display: save it as a view, and change the current view. */
export const ActiveViewItems = ({ active, isChanged, isDefault, query, writes, onDefault, onCreate, onRename }: ActiveViewItemsProps) => {
  const activeName = active?.name ?? ''
  return (
    <>
      {active?.isEditable === true && isChanged && (
        <Menu.Item leftSection={<IconDeviceFloppy size={16} />} onClick={() => void writes.update(active, { query })}>
          <Trans>「{activeName}」をいまの表示に更新</Trans>
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconBookmarkPlus size={16} />} onClick={onCreate}>
        <Trans>いまの表示に名前を付けて保存…</Trans>
      </Menu.Item>
      {active !== null && <DefaultItem isDefault={isDefault} onDefault={onDefault} />}
      {active?.isEditable === true && <EditItems active={active} writes={writes} onRename={onRename} />}
    </>
  )
}
