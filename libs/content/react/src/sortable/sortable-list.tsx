import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { ariaDisabledProps } from '../aria-disabled-props.ts'
import { SortableFrame } from './sortable-frame.tsx'
import classes from './sortable-list.module.css'

type Order = {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  /** Called with the old and the new position, both counted from 0. */
  readonly onMove: (from: number, to: number) => void
}

const OrderContext = createContext<Order | null>(null)

type SortableListProps = Order & {
  readonly label?: string
  /** Vertical position of handle and arrows next to tall content; at its top by default. */
  readonly align?: 'start' | 'center'
  readonly children: ReactNode
}

/** A list that users sort by dragging, by arrow buttons, or with the keyboard on a handle. Its children are `SortableItem`s. */
export const SortableList = ({ label, align = 'start', ids, nameOf, onMove, children }: SortableListProps) => {
  const order = useMemo(() => ({ ids, nameOf, onMove }), [ids, nameOf, onMove])
  return (
    <SortableFrame ids={ids} nameOf={nameOf} onDrop={(id, target) => onMove(ids.indexOf(id), ids.indexOf(target))}>
      <ol className={classes.list} aria-label={label} data-align={align}>
        <OrderContext value={order}>{children}</OrderContext>
      </ol>
    </SortableFrame>
  )
}

type SortableItemProps = {
  readonly id: string
  /** More buttons after the arrows. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One item of a `SortableList`, with its handle, and arrows for users who cannot drag. */
export const SortableItem = ({ id, actions, children }: SortableItemProps) => {
  const { t } = useLingui()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const order = use(OrderContext)
  if (order === null) throw new Error('A SortableItem stands outside its SortableList')
  const { ids, onMove } = order
  const name = order.nameOf(id)
  const place = ids.indexOf(id)
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t`${name}を並べ替える`}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <div className={classes.body}>{children}</div>
      <div className={classes.acts}>
        <ActionIcon size={26} aria-label={t`${name}を上へ`} {...ariaDisabledProps(place > 0, () => onMove(place, place - 1))}>
          <IconArrowUp size={15} />
        </ActionIcon>
        <ActionIcon size={26} aria-label={t`${name}を下へ`} {...ariaDisabledProps(place < ids.length - 1, () => onMove(place, place + 1))}>
          <IconArrowDown size={15} />
        </ActionIcon>
        {actions}
      </div>
    </li>
  )
}
