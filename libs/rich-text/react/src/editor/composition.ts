/** Ends the guard; call it when the element goes. */
export type Release = () => void

/** Whether a key press belongs to an input method: nothing but the input method may act on it. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari fires the confirming keydown after compositionend; the old key code is all that tells it apart.
  return event.isComposing || event.keyCode === 229
}

/**
 * Keeps key presses that belong to an input method away from the editor, which takes the Enter that
 * confirms a conversion for a new block. `onChange` hears when a conversion starts and ends.
 */
export function guardComposition(element: HTMLElement, onChange: (composing: boolean) => void): Release {
  // At the window, because the editor listens at the document, before any element of its own.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) && event.target instanceof Node && element.contains(event.target)) event.stopPropagation()
  }
  const onStart = () => onChange(true)
  const onEnd = () => onChange(false)
  window.addEventListener('keydown', onKeyDown, { capture: true })
  element.addEventListener('compositionstart', onStart)
  element.addEventListener('compositionend', onEnd)
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    element.removeEventListener('compositionstart', onStart)
    element.removeEventListener('compositionend', onEnd)
  }
}
