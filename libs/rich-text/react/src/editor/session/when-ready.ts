import { placeOfCaret, restoreCaret } from '../caret-place.ts'

type Readiness = {
  readonly holder: HTMLElement
  readonly isSettled: () => boolean
  readonly isDestroyed: () => boolean
  /** Resolves when the editor has its methods and shows its first document. */
  readonly rendered: () => Promise<void>
}

/** Runs an action at the current caret as soon as the editor is ready; until then the editor has no methods. */
export function whenReady({ holder, isSettled, isDestroyed, rendered }: Readiness, action: () => void): void {
  if (isSettled()) return action()
  const caret = placeOfCaret(holder)
  void rendered().then(() => {
    if (isDestroyed()) return
    const focused = document.activeElement
    const hasMoved = caret !== null && !holder.contains(focused)
    if (hasMoved) restoreCaret(holder, caret)
    action()
    if (hasMoved && focused instanceof HTMLElement) focused.focus()
  })
}
