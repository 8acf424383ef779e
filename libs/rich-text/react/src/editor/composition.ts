/** Ends the guard; call it when the element goes. */
export type Release = () => void

/**
 * Keeps key presses that belong to an input method away from the editor, which takes the Enter that
 * confirms a conversion for a new block. `onChange` hears when a conversion starts and ends.
 */
export function guardComposition(element: HTMLElement, onChange: (composing: boolean) => void): Release {
  // Safari fires the confirming keydown after compositionend; the old key code is all that tells it apart.
  const belongsToInputMethod = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229
  const onKeyDown = (event: KeyboardEvent) => {
    if (belongsToInputMethod(event)) event.stopPropagation()
  }
  const onStart = () => onChange(true)
  const onEnd = () => onChange(false)
  element.addEventListener('keydown', onKeyDown, { capture: true })
  element.addEventListener('compositionstart', onStart)
  element.addEventListener('compositionend', onEnd)
  return () => {
    element.removeEventListener('keydown', onKeyDown, { capture: true })
    element.removeEventListener('compositionstart', onStart)
    element.removeEventListener('compositionend', onEnd)
  }
}
