/** Runs work immediately, or after a press in progress. If a button moves during a press, browsers fire no click on it. */
export const afterPointerUp = (): ((work: () => void) => void) => {
  const waiting: (() => void)[] = []
  let isPressed = false
  const release = (): void => {
    isPressed = false
    // The click event fires before the next task.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work()
    })
  }
  window.addEventListener('pointerdown', () => void (isPressed = true), true)
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, release, true)
  return (work) => {
    if (isPressed) waiting.push(work)
    else work()
  }
}
