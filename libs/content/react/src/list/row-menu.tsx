import { isPublicRecord, workflowOf, type AnyRecord } from '@captain/content-core'
import { Kbd } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconPencil,
  IconSquareCheck,
  IconTrash,
  IconWorld,
  IconWorldOff,
} from '@tabler/icons-react'
import { useEffect, type CSSProperties } from 'react'
import { useContent } from '../content-context.tsx'
import { LinkItems } from './link-items.tsx'
import { neighbourOf } from './ordering.tsx'
import type { RowAct } from './row-act.ts'
import type { RecordActions } from './record-actions/use-record-actions.ts'
import { isLocked } from '../workflows/legal/is-locked.ts'
import { allowedActs } from './allowed-acts.ts'
import classes from './row-menu.module.css'
import type { RowHandlers } from './table/row-handlers.ts'

export type OpenMenu = { readonly record: AnyRecord; readonly button: HTMLElement }

type RowMenuProps = {
  readonly open: OpenMenu | null
  readonly onClose: () => void
  readonly items: readonly AnyRecord[]
  readonly orderable: boolean
  /** Shown where rows have no tick of their own until one is selected. */
  readonly offersSelect: boolean
  readonly ownActs: readonly RowAct[]
  readonly actions: RecordActions
  readonly handlers: RowHandlers
}

const anchorAt = (button: HTMLElement): CSSProperties => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return { left, top, width, height }
}

/** The acts on one record. One menu for the whole list, put where the pressed button is: a menu a row would cost every render. */
export const RowMenu = ({ open, onClose, items, orderable, offersSelect, ownActs, actions, handlers }: RowMenuProps) => {
  const { contentType, canWrite } = useContent()

  useEffect(() => {
    if (open === null) return undefined
    // The anchor is a still copy of the button's place.
    window.addEventListener('scroll', onClose, { capture: true })
    return () => window.removeEventListener('scroll', onClose, { capture: true })
  }, [open, onClose])

  if (open === null) return null
  const { record, button } = open
  const may = allowedActs(contentType, canWrite)
  const close = () => {
    onClose()
    button.focus({ preventScroll: true })
  }
  const moveTo = (step: -1 | 1) => {
    const target = neighbourOf(contentType, items, record, step)
    return target === null ? null : () => handlers.move(record.id, target)
  }
  const up = orderable && may.edit ? moveTo(-1) : null
  const down = orderable && may.edit ? moveTo(1) : null
  const isPublic = isPublicRecord(contentType.workflow, record)

  return (
    <Menu
      opened
      onChange={(opened) => !opened && close()}
      position="bottom-end"
      withinPortal
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <span className={classes.anchor} style={anchorAt(button)} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
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
        {ownActs.map(
          ({ label, icon, act, when }) =>
            when?.(record) !== false && (
              <Menu.Item key={label} leftSection={icon} onClick={() => act(record)}>
                {label}
              </Menu.Item>
            ),
        )}
        {offersSelect && canWrite && (
          <Menu.Item leftSection={<IconSquareCheck size={16} />} onClick={() => handlers.select(record, false)}>
            <Trans>選択</Trans>
          </Menu.Item>
        )}
        {(up !== null || down !== null) && <Menu.Divider />}
        {up !== null && (
          <Menu.Item leftSection={<IconArrowUp size={16} />} onClick={up}>
            <Trans>上へ移動</Trans>
          </Menu.Item>
        )}
        {down !== null && (
          <Menu.Item leftSection={<IconArrowDown size={16} />} onClick={down}>
            <Trans>下へ移動</Trans>
          </Menu.Item>
        )}
        {may.publish && <Menu.Divider />}
        {may.publish && (!isPublic || record.hasUnpublishedChanges === true) && (
          <Menu.Item leftSection={<IconWorld size={16} />} onClick={() => void actions.publish(record)}>
            {isPublic ? <Trans>変更を公開する…</Trans> : <Trans>公開する…</Trans>}
          </Menu.Item>
        )}
        {may.publish && isPublic && (
          <Menu.Item leftSection={<IconWorldOff size={16} />} onClick={() => void actions.unpublish(record)}>
            <Trans>非公開にする…</Trans>
          </Menu.Item>
        )}
        {may.remove && !isLocked(contentType, record) && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconTrash size={16} />} className={classes.danger} onClick={() => void actions.remove(record)}>
              <Trans>削除</Trans>
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
