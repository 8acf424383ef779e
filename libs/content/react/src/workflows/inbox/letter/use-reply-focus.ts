import { useEffect, useRef, useState, type RefObject } from 'react'
import type { WrittenWay } from './written-way.ts'

export type ReplySpot = WrittenWay | 'thread'

/** Where the focus may go when nothing is written any more: the button of a way, or the heading of the thread. */
export type ReplySpots = {
  readonly email: RefObject<HTMLButtonElement | null>
  readonly phone: RefObject<HTMLButtonElement | null>
  readonly thread: RefObject<HTMLHeadingElement | null>
}

/** Returns the spots, and a function that moves the focus to one of them after the next rendering, unless another element has it. */
export const useReplyFocus = () => {
  const email = useRef<HTMLButtonElement>(null)
  const phone = useRef<HTMLButtonElement>(null)
  const thread = useRef<HTMLHeadingElement>(null)
  const [wanted, setWanted] = useState<{ readonly spot: ReplySpot } | null>(null)
  useEffect(() => {
    const { activeElement } = document
    if (wanted === null || (activeElement !== null && activeElement !== document.body)) return
    const spots: ReplySpots = { email, phone, thread }
    // The message may have become one that cannot be answered, without its button.
    const target = spots[wanted.spot].current ?? thread.current
    target?.focus()
  }, [wanted])
  return { email, phone, thread, focus: (spot: ReplySpot) => setWanted({ spot }) }
}
