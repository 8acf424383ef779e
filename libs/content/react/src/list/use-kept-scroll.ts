import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'
import { useVisitKey } from '../navigation.tsx'

const kept = new Map<string, number>()
const KEPT_VISITS = 100

type KeptScroll = { readonly ref: RefObject<HTMLDivElement | null>; readonly onScroll: (event: UIEvent<HTMLDivElement>) => void }

/** Restores the scroll position of a box when the user returns to this visit of the page. */
export const useKeptScroll = (ready: boolean): KeptScroll => {
  const ref = useRef<HTMLDivElement | null>(null)
  const visit = useVisitKey()
  useLayoutEffect(() => {
    if (ready && ref.current !== null) ref.current.scrollTop = kept.get(visit) ?? 0
  }, [ready, visit])
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    kept.delete(visit)
    kept.set(visit, currentTarget.scrollTop)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_VISITS && oldest !== undefined) kept.delete(oldest)
  }
  return { ref, onScroll }
}
