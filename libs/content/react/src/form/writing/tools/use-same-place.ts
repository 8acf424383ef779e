import { useEffect, useState } from 'react'

const placeNow = () => {
  const { activeElement } = document
  const selection = window.getSelection()
  return {
    focused: activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null,
    range: selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null,
    top: window.scrollY,
  }
}

const returnTo = ({ focused, range, top }: ReturnType<typeof placeNow>) => {
  // The form has given way to another page.
  if (focused !== null && !focused.isConnected) return
  const { activeElement } = document
  // What else took the focus, such as an input with an issue, keeps it.
  if (activeElement !== null && activeElement !== document.body) return
  window.scrollTo({ top, behavior: 'instant' })
  if (focused === null) return
  focused.focus({ preventScroll: true })
  if (range === null || !focused.isContentEditable || !focused.contains(range.startContainer)) return
  window.getSelection()?.removeAllRanges()
  window.getSelection()?.addRange(range)
}

/** Returns the user to the same place when the component disappears: the scroll position, the focus and the caret. */
export const useSamePlace = (): void => {
  const [place] = useState(placeNow)
  useEffect(() => () => void requestAnimationFrame(() => returnTo(place)), [place])
}
