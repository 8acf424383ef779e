import type { AnyRecord } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { neighbourOf } from './ordering.tsx'
import type { RowHandlers } from './table/row-handlers.ts'

type MoveItemsProps = { readonly record: AnyRecord; readonly items: readonly AnyRecord[]; readonly onMove: RowHandlers['move'] }

/** Menu items that move a record one place up or down in its group. */
export const MoveItems = ({ record, items, onMove }: MoveItemsProps) => {
  const { contentType } = useContent()
  const above = neighbourOf(contentType, items, record, -1)
  const below = neighbourOf(contentType, items, record, 1)
  return (
    <>
      {(above !== null || below !== null) && <Menu.Divider />}
      {above !== null && (
        <Menu.Item leftSection={<IconArrowUp size={16} />} onClick={() => onMove(record.id, above)}>
          <Trans>上へ移動</Trans>
        </Menu.Item>
      )}
      {below !== null && (
        <Menu.Item leftSection={<IconArrowDown size={16} />} onClick={() => onMove(record.id, below)}>
          <Trans>下へ移動</Trans>
        </Menu.Item>
      )}
    </>
  )
}
