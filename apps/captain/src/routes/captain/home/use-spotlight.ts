import { useEffect } from 'react'

const MARK = 'data-spotlight'

/** Draws a ring around what a selector finds, as long as it is asked for. */
export const useSpotlight = (selector: string | null): void => {
  useEffect(() => {
    const found = selector === null ? null : document.querySelector<HTMLElement>(selector)
    found?.setAttribute(MARK, '')
    return () => found?.removeAttribute(MARK)
  }, [selector])
}
