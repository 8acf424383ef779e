import type { MediaItem } from '@captain/content-core'
import { useRef, useState } from 'react'
import { hasTick, NOTHING, ticked, type RowSelection } from '../../../list/bulk/row-selection.ts'

export type FileSelection = RowSelection<MediaItem> & {
  readonly isEmpty: boolean
  readonly has: (id: string) => boolean
  /** With `range`, selects everything from the previously chosen file to this one. */
  readonly select: (item: MediaItem, range: boolean) => void
  readonly setThese: (items: readonly MediaItem[], wanted: boolean) => void
  /** Selects all files that match the filters, without reading them. */
  readonly selectAll: () => void
  readonly clear: () => void
}

/** The selected files. Cleared when other files match (`of` changes). */
export const useFileSelection = (items: readonly MediaItem[], of: string): FileSelection => {
  const [stored, setStored] = useState<{ readonly of: string; readonly selected: RowSelection<MediaItem> }>({ of, selected: NOTHING })
  const last = useRef<string | null>(null)
  const selected: RowSelection<MediaItem> = stored.of === of ? stored.selected : NOTHING
  const change = (next: (now: RowSelection<MediaItem>) => RowSelection<MediaItem>) =>
    setStored((now) => ({ of, selected: next(now.of === of ? now.selected : NOTHING) }))
  return {
    ...selected,
    isEmpty: selected.except === null && selected.records.size === 0,
    has: (id) => hasTick(selected, id),
    select: (item, range) => {
      const from = range ? items.findIndex(({ id }) => id === last.current) : -1
      const to = items.findIndex(({ id }) => id === item.id)
      last.current = item.id
      const touched = from === -1 ? [item] : items.slice(Math.min(from, to), Math.max(from, to) + 1)
      change((now) => ticked(now, touched, !hasTick(now, item.id)))
    },
    setThese: (touched, wanted) => change((now) => ticked(now, touched, wanted)),
    selectAll: () => change(() => ({ records: NOTHING.records, except: new Set() })),
    clear: () => change(() => NOTHING),
  }
}
