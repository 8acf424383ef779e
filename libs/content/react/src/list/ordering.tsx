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
import type { AnyContentType, AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { ListState } from './list-state.ts'

/** The fields that come before `sortOrder` in the declared order: records move only among those that agree on them. */
const groupFields = (type: AnyContentType): readonly string[] => {
  const position = type.order.indexOf('sortOrder')
  return position === -1 ? [] : type.order.slice(0, position).map((sort) => sort.replace(/^-/, ''))
}

/** Where a record may be moved to: only among records of the same place. */
export const placeOf = (type: AnyContentType, record: AnyRecord): string =>
  JSON.stringify(groupFields(type).map((name) => record[name] ?? null))

/** Whether rows stand in the order that people give them. */
export const isOrderable = (type: AnyContentType, { sort, trash, q }: ListState): boolean =>
  type.workflow === 'toggle' && type.order.includes('sortOrder') && sort === null && !trash && q === ''

/** The ids of the record's place after it was put where `target` stands; null when that changes nothing. */
export const movedTo = (type: AnyContentType, items: readonly AnyRecord[], id: string, target: string): readonly string[] | null => {
  const record = items.find((item) => item.id === id)
  if (record === undefined || id === target) return null
  const place = placeOf(type, record)
  const ids = items.filter((item) => placeOf(type, item) === place).map((item) => item.id)
  const from = ids.indexOf(id)
  const to = ids.indexOf(target)
  if (to === -1) return null
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** The id of the neighbour above (-1) or below (+1) in the same place, or null at its end. */
export const neighbourOf = (type: AnyContentType, items: readonly AnyRecord[], record: AnyRecord, step: -1 | 1): string | null => {
  const place = placeOf(type, record)
  const ids = items.filter((item) => placeOf(type, item) === place).map((item) => item.id)
  return ids[ids.indexOf(record.id) + step] ?? null
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const withinPlace: CollisionDetection = (args) => {
  const place = args.active.data.current?.['place'] as unknown
  return closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(({ data }) => data.current?.['place'] === place) })
}

type OrderingProps = {
  readonly items: readonly AnyRecord[]
  readonly nameOf: (id: string) => string
  readonly onMove: (id: string, target: string) => void
  readonly children: ReactNode
}

/** Lets the rows inside be dragged by pointer and by keyboard, and says what happens to those who don't see it. */
export const Ordering = ({ items, nameOf, onMove, children }: OrderingProps) => {
  const { t } = useLingui()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const told = (active: { readonly id: UniqueIdentifier }, over?: { readonly id: UniqueIdentifier } | null) => ({
    name: nameOf(String(active.id)),
    place: over === undefined || over === null ? 0 : ids.indexOf(String(over.id)) + 1,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const { name } = told(active)
      return t`「${name}」を持ち上げました。上下の矢印キーで移動できます。`
    },
    onDragOver: ({ active, over }) => {
      const { name, place } = told(active, over)
      return over === null || over.id === active.id ? undefined : t`「${name}」は${place}番目の位置です。`
    },
    onDragEnd: ({ active, over }) => {
      const { name, place } = told(active, over)
      return over === null ? undefined : t`「${name}」を${place}番目に置きました。`
    },
    onDragCancel: ({ active }) => {
      const { name } = told(active)
      return t`移動を取り消しました。「${name}」は元の位置です。`
    },
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null) onMove(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={withinPlace}
      modifiers={[upAndDown]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`スペースキーで持ち上げ、上下の矢印キーで移動し、もう一度スペースキーで置きます。Escキーで取り消します。`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
