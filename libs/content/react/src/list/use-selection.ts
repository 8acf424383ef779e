import type { AnyRecord } from '@captain/content-core'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

export type Selection = {
  readonly records: ReadonlyMap<string, AnyRecord>
  /** With `range`, everything from the record chosen before to this one. */
  readonly select: (record: AnyRecord, range: boolean) => void
  readonly set: (records: readonly AnyRecord[]) => void
  readonly clear: () => void
}

const NONE: ReadonlyMap<string, AnyRecord> = new Map()

/** The selected records of a list; they are forgotten when the list shows something else (`of` changes). */
export const useSelection = (items: readonly AnyRecord[], of: string): Selection => {
  const [selected, setSelected] = useState({ of, records: NONE })
  const last = useRef<string | null>(null)
  const shown = useRef(items)
  useLayoutEffect(() => {
    shown.current = items
  }, [items])
  const records = selected.of === of ? selected.records : NONE

  const select = useCallback(
    (record: AnyRecord, range: boolean) => {
      const from = range ? shown.current.findIndex(({ id }) => id === last.current) : -1
      const to = shown.current.findIndex(({ id }) => id === record.id)
      last.current = record.id
      setSelected((now) => {
        const next = new Map(now.of === of ? now.records : NONE)
        const wanted = !next.has(record.id)
        const touched = from === -1 ? [record] : shown.current.slice(Math.min(from, to), Math.max(from, to) + 1)
        for (const one of touched) {
          if (wanted) next.set(one.id, one)
          else next.delete(one.id)
        }
        return { of, records: next }
      })
    },
    [of],
  )
  const set = useCallback(
    (chosen: readonly AnyRecord[]) => setSelected({ of, records: new Map(chosen.map((record) => [record.id, record])) }),
    [of],
  )
  const clear = useCallback(() => set([]), [set])
  return useMemo(() => ({ records, select, set, clear }), [records, select, set, clear])
}
