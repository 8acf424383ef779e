import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type SortableFrameProps = {
  readonly ids: readonly string[]
  /** Accessible name of an item, for announcements. */
  readonly nameOf: (id: string) => string
  /** Called with the id of the dropped item and the id of the item at its new position. */
  readonly onDrop: (id: string, target: string) => void
  /** Where items may be dropped; anywhere by default. */
  readonly within?: CollisionDetection
  readonly children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Makes the items inside sortable by pointer and keyboard, with announcements for screen readers. */
export const SortableFrame = ({ ids, nameOf, onDrop, within = closestCenter, children }: SortableFrameProps) => {
  const { t } = useLingui()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const announcementParams = (active: { readonly id: UniqueIdentifier }, over?: { readonly id: UniqueIdentifier } | null) => ({
    name: nameOf(String(active.id)),
    place: over === undefined || over === null ? 0 : ids.indexOf(String(over.id)) + 1,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const { name } = announcementParams(active)
      return t`「${name}」を持ち上げました。上下の矢印キーで移動できます。`
    },
    onDragOver: ({ active, over }) => {
      const { name, place } = announcementParams(active, over)
      return over === null || over.id === active.id ? undefined : t`「${name}」は${place}番目の位置です。`
    },
    onDragEnd: ({ active, over }) => {
      const { name, place } = announcementParams(active, over)
      return over === null ? undefined : t`「${name}」を${place}番目に置きました。`
    },
    onDragCancel: ({ active }) => {
      const { name } = announcementParams(active)
      return t`移動を取り消しました。「${name}」は元の位置です。`
    },
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && active.id !== over.id) onDrop(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={within}
      modifiers={[upAndDown]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`スペースキーで持ち上げ、上下の矢印キーで移動し、もう一度スペースキーで置きます。Escキーで取り消します。`,
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
