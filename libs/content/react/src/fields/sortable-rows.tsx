import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SortableItem, SortableList } from '../sortable/sortable-list.tsx'

type SortableRowsProps = {
  readonly ids: readonly string[]
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (position: number) => void
  /** Name of a row, for the labels of its buttons. */
  readonly nameOf: (position: number) => string
  readonly children: (id: string, position: number) => ReactNode
}

/** Rows of a field that users reorder and remove. */
export const SortableRows = ({ ids, onMove, onRemove, nameOf, children }: SortableRowsProps) => {
  const { t } = useLingui()
  return (
    <SortableList ids={ids} nameOf={(id) => nameOf(ids.indexOf(id))} onMove={onMove}>
      {ids.map((id, position) => {
        const name = nameOf(position)
        return (
          <SortableItem
            key={id}
            id={id}
            actions={
              <ActionIcon size={26} aria-label={t`${name}を取り除く`} onClick={() => onRemove(position)}>
                <IconX size={15} />
              </ActionIcon>
            }
          >
            {children(id, position)}
          </SortableItem>
        )
      })}
    </SortableList>
  )
}
