const KINDS = ['input', 'paste', 'drop', 'cut'] as const

/** Detects input between the rendering of the blocks and the editor's ready event; the editor itself reports none. */
export function captureEarlyInput(holder: HTMLElement): { isWritten: () => boolean; stop: () => void } {
  let isWritten = false
  const note = () => {
    isWritten = true
  }
  for (const kind of KINDS) holder.addEventListener(kind, note, { capture: true })
  return {
    isWritten: () => isWritten,
    stop() {
      for (const kind of KINDS) holder.removeEventListener(kind, note, { capture: true })
    },
  }
}
