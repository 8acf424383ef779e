import { useEffect, useState } from 'react'

/** Returns the element that had the focus when a dialog opened; for a menu item, which is removed by then, the menu's button. */
const focusedNow = (): HTMLElement | null => {
  const { activeElement } = document
  const owner = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const focused = owner === null || owner === undefined ? activeElement : document.getElementById(owner)
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** Returns the focus to the element that opened the dialog when the dialog closes, unless another element has taken it. */
export const RestoreFocus = (): null => {
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
