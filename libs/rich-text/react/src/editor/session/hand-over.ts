import { guardComposition, type Release } from '../composition.ts'

const SAVE_DELAY_MS = 250

export type HandOver = {
  /** Hands over shortly after the last call, not during an input method's composition. */
  schedule: () => void
  /** Hands over at once. */
  flush: () => Promise<void>
  cancel: () => void
  stop: Release
}

/** Decides when input is handed over: a moment after the last change, after a composition, or on demand. */
export function createHandOver(holder: HTMLElement, isOpen: () => boolean, read: () => Promise<void>): HandOver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isComposing = false

  const cancel = () => clearTimeout(timer)
  const flush = async () => {
    cancel()
    if (isOpen()) await read()
  }
  const schedule = () => {
    if (!isOpen() || isComposing) return
    cancel()
    timer = setTimeout(() => void flush(), SAVE_DELAY_MS)
  }
  const stop = guardComposition(holder, (isNow) => {
    isComposing = isNow
    if (!isNow) schedule()
  })
  return { schedule, flush, cancel, stop }
}
