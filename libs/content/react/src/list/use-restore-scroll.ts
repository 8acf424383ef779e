import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'
import { useHistoryEntryKey } from '../navigation.tsx'

const scrollPositions = new Map<string, number>()
const KEPT_VISITS = 100

type RestoredScroll = { readonly ref: RefObject<HTMLDivElement | null>; readonly onScroll: (event: UIEvent<HTMLDivElement>) => void }

/** Restores the scroll position of a box when the user returns to this visit of the page. */
export const useRestoreScroll = (ready: boolean): RestoredScroll => {
  const ref = useRef<HTMLDivElement | null>(null)
  const visit = useHistoryEntryKey()
  useLayoutEffect(() => {
    if (ready && ref.current !== null) ref.current.scrollTop = scrollPositions.get(visit) ?? 0
  }, [ready, visit])
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    scrollPositions.delete(visit)
    scrollPositions.set(visit, currentTarget.scrollTop)
    const [oldest] = scrollPositions.keys()
    if (scrollPositions.size > KEPT_VISITS && oldest !== undefined) scrollPositions.delete(oldest)
  }
  return { ref, onScroll }
}
