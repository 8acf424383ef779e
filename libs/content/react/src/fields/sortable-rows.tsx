import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './sortable-rows.module.css'

type SortableRowsProps = {
  readonly ids: readonly string[]
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (position: number) => void
  /** What a row is called, for the names of its buttons. */
  readonly nameOf: (position: number) => string
  readonly children: (id: string, position: number) => ReactNode
}

type RowProps = Omit<SortableRowsProps, 'ids'> & { readonly id: string; readonly position: number; readonly count: number }

const Row = ({ id, position, count, onMove, onRemove, nameOf, children }: RowProps) => {
  const { t } = useLingui()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const name = nameOf(position)
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
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
      <div className={classes.body}>{children(id, position)}</div>
      <div className={classes.acts}>
        <ActionIcon size={26} disabled={position === 0} aria-label={t`${name}を上へ`} onClick={() => onMove(position, position - 1)}>
          <IconArrowUp size={15} />
        </ActionIcon>
        <ActionIcon
          size={26}
          disabled={position === count - 1}
          aria-label={t`${name}を下へ`}
          onClick={() => onMove(position, position + 1)}
        >
          <IconArrowDown size={15} />
        </ActionIcon>
        <ActionIcon size={26} aria-label={t`${name}を取り除く`} onClick={() => onRemove(position)}>
          <IconX size={15} />
        </ActionIcon>
      </div>
    </li>
  )
}

/** Rows that people put in order by dragging, by the arrow buttons, or with the keyboard on the handle. */
export const SortableRows = ({ ids, ...rows }: SortableRowsProps) => {
  const { t } = useLingui()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return
    rows.onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const place = placeOf(active.id)
      return t`${place}番目の行を持ち上げました。`
    },
    onDragOver: ({ over }) => {
      if (over === null) return undefined
      const place = placeOf(over.id)
      return t`${place}番目へ動かします。`
    },
    onDragEnd: ({ over }) => {
      if (over === null) return undefined
      const place = placeOf(over.id)
      return t`${place}番目に置きました。`
    },
    onDragCancel: () => t`並べ替えを取り消しました。`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t`スペースキーで持ち上げ、上下の矢印キーで動かし、もう一度スペースキーで置きます。` },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={classes.rows}>
          {ids.map((id, position) => (
            <Row key={id} id={id} position={position} count={ids.length} {...rows} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** The rows with one of them in another place. */
export const movedRow = <T,>(rows: readonly T[], from: number, to: number): readonly T[] => {
  const rest = rows.filter((_, position) => position !== from)
  const row = rows[from]
  return row === undefined ? rows : [...rest.slice(0, to), row, ...rest.slice(to)]
}
