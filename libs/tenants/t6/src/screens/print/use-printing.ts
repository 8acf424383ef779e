import { useEffect } from 'react'

/** Prints the page once what is to be printed stands on it, and says when that is done. */
export const usePrinting = (isReady: boolean, onDone: () => void): void => {
  useEffect(() => {
    if (!isReady) return undefined
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
    // oxlint-disable-next-line react/exhaustive-deps -- a new function must not print once more
  }, [isReady])
}
