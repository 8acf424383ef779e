import { useEffect, useState } from 'react'

/** What had the focus when a dialog opened; out of a menu, which is gone by then, what the menu belongs to. */
const focusedNow = (): HTMLElement | null => {
  const { activeElement } = document
  const owner = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const focused = owner === null || owner === undefined ? activeElement : document.getElementById(owner)
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** Inside a dialog that is there only while it is open: gives the focus back to what opened it, unless something else has taken it. */
export const FocusBack = (): null => {
  const [opener] = useState(focusedNow)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { activeElement } = document
        if (activeElement === null || activeElement === document.body) opener?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
  return null
}
