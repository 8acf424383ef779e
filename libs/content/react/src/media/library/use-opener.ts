import { useEffect, useRef, type RefObject } from 'react'

/** Returns the ref of a button that is away while what it opens is there in its place, and gets the focus back afterwards. */
export const useOpener = (isOpen: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
