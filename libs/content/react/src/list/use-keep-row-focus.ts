import { afterPaint } from '@captain/ui'
import { useEffect, useRef, type RefObject } from 'react'

type Place = { readonly element: Element | null; readonly index: number }

const NOWHERE: Place = { element: null, index: 0 }

/** Delays after which dialogs and notices have closed, in ms. */
const CLOSED_MS = [400, 1000]

const rowsIn = (root: HTMLElement | null): readonly HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** Whether the element that had the focus is gone, and nothing has it since. */
const isLost = ({ element }: Place): boolean => {
  const { activeElement, body } = document
  // An open dialog keeps the focus itself.
  if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return false
  return (activeElement === null || activeElement === body) && element !== null && !element.isConnected
}

const focusRow = (root: HTMLElement | null, row: HTMLElement | undefined): void => {
  const target = row?.querySelector<HTMLElement>('[data-row-target]') ?? row?.querySelector<HTMLElement>('a[href], button')
  const found = target ?? root?.querySelector<HTMLElement>('[data-page-heading]')
  found?.focus({ preventScroll: true })
}

/**
 * Keeps the place of the focus when what had it is gone with its row: it moves to the row that took the place, or to the heading where none
 * is left. A notice that is undone gives the focus back by itself.
 */
export const useKeepRowFocus = (root: RefObject<HTMLElement | null>, items: readonly { readonly id: string }[]): void => {
  const last = useRef(NOWHERE)
  const ids = items.map(({ id }) => id).join(' ')

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target : null
      const index = rowsIn(root.current).findIndex((row) => row.contains(element))
      last.current = { element, index: index === -1 ? last.current.index : index }
    }
    // A press on nothing gives the place up.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('a, button, input, select, textarea, label, [tabindex], [role]') === null)
        last.current = NOWHERE
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [root])

  useEffect(() => {
    const keep = () => {
      if (!isLost(last.current)) return
      const rows = rowsIn(root.current)
      focusRow(root.current, rows[Math.min(last.current.index, rows.length - 1)])
    }
    const cancel = afterPaint(keep)
    const timers = CLOSED_MS.map((delay) => setTimeout(keep, delay))
    return () => {
      cancel()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [root, ids])
}
