import { useEffect, useRef, type RefObject } from 'react'
import { useHistoryEntryKey } from '../navigation.tsx'

const focusedRows = new Map<string, string>()
const KEPT_VISITS = 100

const rowOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null) : null

/** Restores the focus to its row when the user returns to this visit of the list; `ready` once the rows are rendered. */
export const useRestoreRowFocus = (root: RefObject<HTMLElement | null>, ready: boolean): void => {
  const visit = useHistoryEntryKey()
  const settled = useRef<string | null>(null)

  useEffect(() => {
    const element = root.current
    const rememberRow = ({ target }: FocusEvent) => {
      const row = rowOf(target)
      if (row === null) return
      focusedRows.delete(visit)
      focusedRows.set(visit, row)
      const [oldest] = focusedRows.keys()
      if (focusedRows.size > KEPT_VISITS && oldest !== undefined) focusedRows.delete(oldest)
    }
    element?.addEventListener('focusin', rememberRow)
    return () => element?.removeEventListener('focusin', rememberRow)
  }, [root, visit])

  useEffect(() => {
    if (!ready || settled.current === visit) return
    settled.current = visit
    const row = focusedRows.get(visit)
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (row === undefined || !isFree) return
    root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] [data-row-target]`)?.focus({ preventScroll: true })
  }, [ready, root, visit])
}
