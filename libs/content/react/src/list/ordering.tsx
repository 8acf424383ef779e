import { closestCenter, type CollisionDetection } from '@dnd-kit/core'
import { workflowOf, type AnyContentType, type AnyRecord } from '@captain/content-core'
import { useMemo, type ReactNode } from 'react'
import { SortableFrame } from '../sortable/sortable-frame.tsx'
import type { ListState } from './list-state.ts'

/** Returns the fields before `sortOrder` in the declared order: records move only among those with equal values there. */
const groupFields = (type: AnyContentType): readonly string[] => {
  const position = type.defaultSort.indexOf('sortOrder')
  return position === -1 ? [] : type.defaultSort.slice(0, position).map((sort) => sort.replace(/^-/, ''))
}

/** Returns the group within which a record can be moved. */
export const placeOf = (type: AnyContentType, record: AnyRecord): string =>
  JSON.stringify(groupFields(type).map((name) => record[name] ?? null))

/** Whether rows are in the order that users set. */
export const isOrderable = (type: AnyContentType, { sort, trash, q }: ListState): boolean =>
  workflowOf(type.workflow).reorderable === true &&
  sort === (type.defaultSort.includes('sortOrder') ? null : 'sortOrder') &&
  !trash &&
  q === ''

/** Returns the ids of the record's group after it is moved to the position of `target`; null if nothing changes. */
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

/** Returns the id of the neighbour above (-1) or below (+1) in the same group; null at its end. */
export const neighbourOf = (type: AnyContentType, items: readonly AnyRecord[], record: AnyRecord, step: -1 | 1): string | null => {
  const place = placeOf(type, record)
  const ids = items.filter((item) => placeOf(type, item) === place).map((item) => item.id)
  return ids[ids.indexOf(record.id) + step] ?? null
}

const withinPlace: CollisionDetection = (args) => {
  const place: unknown = args.active.data.current?.['place']
  return closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(({ data }) => data.current?.['place'] === place) })
}

type OrderingProps = {
  readonly items: readonly AnyRecord[]
  readonly nameOf: (id: string) => string
  readonly onMove: (id: string, target: string) => void
  readonly children: ReactNode
}

/** Makes the rows inside draggable within their group. */
export const Ordering = ({ items, nameOf, onMove, children }: OrderingProps) => {
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  return (
    <SortableFrame ids={ids} nameOf={nameOf} onDrop={onMove} within={withinPlace}>
      {children}
    </SortableFrame>
  )
}
