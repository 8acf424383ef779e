const KINDS = ['input', 'paste', 'drop', 'cut'] as const

/** Notices what is written between the blocks being there and the editor being ready, of which the editor tells nothing. */
export function noticeEarlyWriting(holder: HTMLElement): { isWritten: () => boolean; stop: () => void } {
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
