import { useEffect, useRef, type RefObject } from 'react'
import { useVisitKey } from '../navigation.tsx'

const kept = new Map<string, string>()
const KEPT_VISITS = 100

const rowOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null) : null

/** Restores the focus to its row when the user returns to this visit of the list; `ready` once the rows are rendered. */
export const useKeptRow = (root: RefObject<HTMLElement | null>, ready: boolean): void => {
  const visit = useVisitKey()
  const settled = useRef<string | null>(null)

  useEffect(() => {
    const element = root.current
    const keep = ({ target }: FocusEvent) => {
      const row = rowOf(target)
      if (row === null) return
      kept.delete(visit)
      kept.set(visit, row)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_VISITS && oldest !== undefined) kept.delete(oldest)
    }
    element?.addEventListener('focusin', keep)
    return () => element?.removeEventListener('focusin', keep)
  }, [root, visit])

  useEffect(() => {
    if (!ready || settled.current === visit) return
    settled.current = visit
    const row = kept.get(visit)
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (row === undefined || !isFree) return
    root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] [data-row-target]`)?.focus({ preventScroll: true })
  }, [ready, root, visit])
}
