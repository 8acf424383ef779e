let before: HTMLElement | null = null

const isToast = (element: Element): boolean => element.closest('[data-severity]') !== null

/** Remembers which element outside of toasts had the focus last; returns the way to stop. */
export const watchFocus = (): (() => void) => {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !isToast(target)) before = target
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

/** Returns the focus from a toast that goes to the element that had it before, if that is still there. */
export const returnFocus = (): void => {
  const { activeElement } = document
  if (activeElement !== null && isToast(activeElement) && before?.isConnected === true) before.focus({ preventScroll: true })
}
