/** Runs work at once, or after the press that is under way: where its button moves meanwhile, a browser makes no click of it. */
export const afterPress = (): ((work: () => void) => void) => {
  const waiting: (() => void)[] = []
  let isPressed = false
  const release = (): void => {
    isPressed = false
    // The click comes before the next task.
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
