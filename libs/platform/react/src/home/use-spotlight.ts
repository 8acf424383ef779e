import { useEffect } from 'react'

const MARK = 'data-spotlight'

/** Draws a ring around the element of a selector until the selector changes. */
export const useSpotlight = (selector: string | null): void => {
  useEffect(() => {
    const found = selector === null ? null : document.querySelector<HTMLElement>(selector)
    found?.setAttribute(MARK, '')
    return () => found?.removeAttribute(MARK)
  }, [selector])
}
