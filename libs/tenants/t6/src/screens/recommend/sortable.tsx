import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../use-words.ts'
import classes from './recommend.module.css'

type SortableListProps = {
  readonly label: string
  readonly ids: readonly string[]
  readonly onMove: (ids: readonly string[]) => void
  readonly children: ReactNode
}

/** A list whose items are dragged into order, with the pointer or the keyboard. */
export const SortableList = ({ label, ids, onMove, children }: SortableListProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return
    onMove(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={classes.items} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type SortableItemProps = {
  readonly id: string
  readonly name: string
  readonly ids: readonly string[]
  readonly onMove: (ids: readonly string[]) => void
  readonly children: ReactNode
}

/** One item with its handle, and arrows for those who can't drag. */
export const SortableItem = ({ id, name, ids, onMove, children }: SortableItemProps) => {
  const { recommend: words } = useWords()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const place = ids.indexOf(id)
  const shift = (by: 1 | -1) => onMove(arrayMove([...ids], place, place + by))
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
        aria-label={words.move(name)}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <span className={classes.body}>{children}</span>
      <span className={classes.arrows}>
        <ActionIcon variant="subtle" color="gray" disabled={place === 0} aria-label={words.up(name)} onClick={() => shift(-1)}>
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={place === ids.length - 1}
          aria-label={words.down(name)}
          onClick={() => shift(1)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
      </span>
    </li>
  )
}
