import type { AnyRecord } from '@captain/content-core'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHistoryEntryKey } from '../navigation.tsx'
import { hasTick, storeSelection, restoreSelection, NOTHING, ticked, type RowSelection } from './bulk/row-selection.ts'

export type Selection = {
  /** Rows that were ticked one by one, including other pages; empty for "all that match". */
  readonly records: ReadonlyMap<string, AnyRecord>
  /** The ids excluded from "all that match"; null while rows are ticked one by one. */
  readonly except: ReadonlySet<string> | null
  readonly isEmpty: boolean
  readonly has: (id: string) => boolean
  /** With `range`, selects everything from the previously chosen record to this one. */
  readonly select: (record: AnyRecord, range: boolean) => void
  /** Ticks or clears these rows; leaves rows of other pages unchanged. */
  readonly setThese: (records: readonly AnyRecord[], wanted: boolean) => void
  /** Selects all records that match the list's conditions, without reading them. */
  readonly selectAll: () => void
  readonly clear: () => void
}

/** The selected records of a list. Cleared when other records match (`of` changes), and restored when the user returns to the list. */
export const useSelection = (items: readonly AnyRecord[], of: string): Selection => {
  const visit = useHistoryEntryKey()
  const [stored, setStored] = useState(() => ({ of, selected: restoreSelection(visit, of) }))
  const last = useRef<string | null>(null)
  const shown = useRef(items)
  useLayoutEffect(() => {
    shown.current = items
  }, [items])
  const selected = stored.of === of ? stored.selected : NOTHING
  useEffect(() => storeSelection(visit, of, selected), [visit, of, selected])

  const change = useCallback(
    (next: (now: RowSelection) => RowSelection) => setStored((now) => ({ of, selected: next(now.of === of ? now.selected : NOTHING) })),
    [of],
  )
  const select = useCallback(
    (record: AnyRecord, range: boolean) => {
      const from = range ? shown.current.findIndex(({ id }) => id === last.current) : -1
      const to = shown.current.findIndex(({ id }) => id === record.id)
      last.current = record.id
      const touched = from === -1 ? [record] : shown.current.slice(Math.min(from, to), Math.max(from, to) + 1)
      change((now) => ticked(now, touched, !hasTick(now, record.id)))
    },
    [change],
  )
  const setThese = useCallback((records: readonly AnyRecord[], wanted: boolean) => change((now) => ticked(now, records, wanted)), [change])
  const selectAll = useCallback(() => change(() => ({ records: NOTHING.records, except: new Set() })), [change])
  const clear = useCallback(() => change(() => NOTHING), [change])
  return useMemo(
    () => ({
      ...selected,
      isEmpty: selected.except === null && selected.records.size === 0,
      has: (id) => hasTick(selected, id),
      select,
      setThese,
      selectAll,
      clear,
    }),
    [selected, select, setThese, selectAll, clear],
  )
}
