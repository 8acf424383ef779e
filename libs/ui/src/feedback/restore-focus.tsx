import { useEffect, useState } from 'react'

/** Returns the element that had the focus when a dialog opened; for a menu item, which is removed by then, the menu's button. */
const focusedNow = (): HTMLElement | null => {
  const { activeElement } = document
  const owner = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const focused = owner === null || owner === undefined ? activeElement : document.getElementById(owner)
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** Delays after which what the dialog did may have replaced its opener, in ms. */
const REPLACED_MS = [700, 1500]

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Returns what is in front: the topmost dialog, or the heading of the page. */
const inFront = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1) ??
  document.querySelector<HTMLElement>('main [data-page-heading]')

/** Moves the focus to an element, or to what is in front if the element is gone. */
const focusOn = (opener: HTMLElement): void => {
  const target = opener.isConnected ? opener : inFront()
  target?.focus({ preventScroll: true })
}

/**
 * Returns the focus to the element that opened the dialog when the dialog closes, unless another element has taken it. If that element is
 * gone by then, or goes with what the dialog did, what is in front takes it: another dialog, or the heading of the page.
 */
export const RestoreFocus = (): null => {
  const [opener] = useState(focusedNow)
  useEffect(
    () => () => {
      if (opener === null) return
      requestAnimationFrame(() => {
        if (isNowhere()) focusOn(opener)
      })
      for (const delay of REPLACED_MS)
        setTimeout(() => {
          if (isNowhere() && !opener.isConnected) focusOn(opener)
        }, delay)
    },
    [opener],
  )
  return null
}
