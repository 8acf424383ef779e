import { useEffect, useState } from 'react'

/** Gives the focus back to where it was before a dialog that is mounted only while it is open; one that moved on meanwhile stays there. */
export const useReturnedFocus = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog and its focus trap go first.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
