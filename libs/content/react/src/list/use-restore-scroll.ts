import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'
import { useHistoryEntryKey } from '../navigation.tsx'

const scrollPositions = new Map<string, number>()
const KEPT_VISITS = 100

type RestoredScroll = {
  /** Whether the box starts scrolled down, as the user left it. */
  readonly isScrolledDown: boolean
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onScroll: (event: UIEvent<HTMLDivElement>) => void
}

/** Restores the scroll position of a box when the user returns to this visit of the page. */
export const useRestoreScroll = (ready: boolean): RestoredScroll => {
  const ref = useRef<HTMLDivElement | null>(null)
  const visit = useHistoryEntryKey()
  const shown = useRef<string | null>(null)
  const top = scrollPositions.get(visit) ?? 0
  useLayoutEffect(() => {
    if (!ready || ref.current === null) return
    const position = scrollPositions.get(visit) ?? 0
    // A new box is at its top already, and scrolling it would lay out the page before its other parts are ready.
    if (position > 0 || shown.current !== null) ref.current.scrollTop = position
    shown.current = visit
  }, [ready, visit])
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    scrollPositions.delete(visit)
    scrollPositions.set(visit, currentTarget.scrollTop)
    const [oldest] = scrollPositions.keys()
    if (scrollPositions.size > KEPT_VISITS && oldest !== undefined) scrollPositions.delete(oldest)
  }
  return { isScrolledDown: top > 0, ref, onScroll }
}
