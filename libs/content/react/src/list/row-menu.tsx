import { workflowOf, type AnyRecord } from '@captain/content-core'
import { Kbd } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconCopy, IconEye, IconPencil, IconSquareCheck, IconTrash } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { LinkItems } from './link-items.tsx'
import { MenuAtButton } from './menu-at-button.tsx'
import { MoveItems } from './move-items.tsx'
import { PublicityItems } from './publicity-items.tsx'
import type { RowAction } from './row-action.ts'
import type { RecordActions } from './record-actions/use-record-actions.ts'
import { isLocked } from '../workflows/legal/is-locked.ts'
import { listPermissions } from './list-permissions.ts'
import classes from './row-menu.module.css'
import type { RowHandlers } from './table/row-handlers.ts'

export type OpenMenu = { readonly record: AnyRecord; readonly button: HTMLElement }

type RowMenuProps = {
  readonly open: OpenMenu | null
  readonly onClose: () => void
  readonly items: readonly AnyRecord[]
  readonly orderable: boolean
  /** Shown if rows have no checkbox until one is selected. */
  readonly offersSelect: boolean
  readonly rowActions: readonly RowAction[]
  readonly actions: RecordActions
  readonly handlers: RowHandlers
}

/**
 * The actions on one record. One menu for the whole list, placed at the pressed button, since a menu per row would slow down each render.
 */
export const RowMenu = ({ open, onClose, items, orderable, offersSelect, rowActions, actions, handlers }: RowMenuProps) => {
  const { contentType, canWrite } = useContent()

  if (open === null) return null
  const { record, button } = open
  const may = listPermissions(contentType, canWrite)
  return (
    <MenuAtButton button={button} onClose={onClose}>
      {handlers.edit !== null && (
        <Menu.Item leftSection={<IconPencil size={16} />} rightSection={<Kbd keys="e" />} onClick={() => handlers.edit?.(record)}>
          {canWrite && !isLocked(contentType, record) ? <Trans>編集</Trans> : <Trans>開く</Trans>}
        </Menu.Item>
      )}
      {handlers.preview !== null && (
        <Menu.Item leftSection={<IconEye size={16} />} rightSection={<Kbd keys="o" />} onClick={() => handlers.preview?.(record)}>
          <Trans>プレビュー</Trans>
        </Menu.Item>
      )}
      {may.duplicate && (
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void actions.duplicate(record)}>
          {workflowOf(contentType.workflow).keepsVersions ? <Trans>新しい版として複製</Trans> : <Trans>複製</Trans>}
        </Menu.Item>
      )}
      <LinkItems record={record} />
      {rowActions.map(
        ({ label, icon, onSelect, when }) =>
          when?.(record) !== false && (
            <Menu.Item key={label} leftSection={icon} onClick={() => onSelect(record)}>
              {label}
            </Menu.Item>
          ),
      )}
      {offersSelect && canWrite && (
        <Menu.Item leftSection={<IconSquareCheck size={16} />} onClick={() => handlers.select(record, false)}>
          <Trans>選択</Trans>
        </Menu.Item>
      )}
      {orderable && may.edit && <MoveItems record={record} items={items} onMove={handlers.move} />}
      {may.publish && <PublicityItems record={record} actions={actions} />}
      {may.remove && !isLocked(contentType, record) && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTrash size={16} />} className={classes.danger} onClick={() => void actions.remove(record)}>
            <Trans>削除</Trans>
          </Menu.Item>
        </>
      )}
    </MenuAtButton>
  )
}
