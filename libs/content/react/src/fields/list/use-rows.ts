import { emptyValue, type Fields, rowsIn } from '@captain/content-core'
import { useState } from 'react'
import { movedRow } from '../../sortable/moved-row.ts'

type Row = Readonly<Record<string, unknown>>

let made = 0
const makeKey = () => `row-${(made += 1)}`

const startOf = (fields: Fields): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.defaultValue !== null && 'value' in field.defaultValue ? field.defaultValue.value : emptyValue(field),
    ]),
  )

export type Removed = { readonly row: Row; readonly key: string; readonly position: number }

/** Manages the rows of a list with keys that move with them, so that inputs keep focus and typed text. */
export const useRows = (fields: Fields, value: unknown, current: () => unknown, onChange: (rows: readonly Row[]) => void) => {
  const rows = rowsIn(value)
  const [keys, setKeys] = useState<readonly string[]>(() => rows.map(makeKey))
  const [removed, setRemoved] = useState<Removed | null>(null)
  // A different number of rows than keys means that the rows were replaced from outside.
  const shownKeys = keys.length === rows.length ? keys : rows.map((_, position) => keys[position] ?? `row-at-${position}`)
  // Fields of a row write below the list's path, so the rendered rows may be stale.
  const now = (): readonly Row[] => rowsIn(current())
  const put = (next: readonly Row[], nextKeys: readonly string[]) => {
    setKeys(nextKeys)
    onChange(next)
  }
  return {
    keys: shownKeys,
    removed,
    add: () => {
      setRemoved(null)
      put([...now(), startOf(fields)], [...shownKeys, makeKey()])
    },
    move: (from: number, to: number) => put(movedRow(now(), from, to), movedRow(shownKeys, from, to)),
    remove: (position: number) => {
      const row = now()[position]
      const key = shownKeys[position]
      if (row !== undefined && key !== undefined) setRemoved({ row, key, position })
      put(
        now().filter((_, index) => index !== position),
        shownKeys.filter((_, index) => index !== position),
      )
    },
    undo: () => {
      if (removed === null) return
      put(now().toSpliced(removed.position, 0, removed.row), shownKeys.toSpliced(removed.position, 0, removed.key))
      setRemoved(null)
    },
  }
}
