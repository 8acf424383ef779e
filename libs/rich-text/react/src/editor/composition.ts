/** Stops the guard; call it when the element is removed. */
export type Release = () => void

/** Whether a key press belongs to an input method, which alone may handle it. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari fires the confirming keydown after compositionend; only the legacy key code identifies it.
  return event.isComposing || event.keyCode === 229
}

/**
 * Hides key presses of an input method from the editor, which would read the confirming Enter as a new block. `onChange` is called when a
 * conversion starts and ends.
 */
export function guardComposition(element: HTMLElement, onChange: (composing: boolean) => void): Release {
  // On the window, because the editor listens on the document, above its elements.
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
