import { useEffect } from 'react'

/** Prints the page once the sheets are rendered, and calls back when printing is done. */
export const usePrinting = (isReady: boolean, onDone: () => void): void => {
  useEffect(() => {
    if (!isReady) return undefined
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
    // oxlint-disable-next-line react/exhaustive-deps -- a new function must not print again
  }, [isReady])
}
