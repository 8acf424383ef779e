import { useState, type ClipboardEvent, type DragEvent } from 'react'

/** Longest text in characters that a paste may bring. The longest field stores 6,000 bytes, and a box would freeze the page while it lays it out. */
const MAX_LENGTH = 50_000

type PasteLimit = {
  /** Whether the last paste was refused and the value has not changed since. */
  readonly isRefused: boolean
  readonly handlers: {
    readonly onPaste: (event: ClipboardEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** Refuses pasted or dropped text of an excessive length, so that the value stays as it is. An input inside another field refuses it first. */
export const usePasteLimit = (value: unknown): PasteLimit => {
  const [refused, setRefused] = useState<{ readonly value: unknown } | null>(null)
  // Not only hidden: the same text may be typed again, which refuses nothing.
  if (refused !== null && !Object.is(refused.value, value)) setRefused(null)
  const check = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (event.defaultPrevented || data.getData('text/plain').length <= MAX_LENGTH) return
    event.preventDefault()
    setRefused({ value })
  }
  return {
    isRefused: refused !== null && Object.is(refused.value, value),
    handlers: {
      onPaste: (event) => check(event, event.clipboardData),
      onDrop: (event) => check(event, event.dataTransfer),
    },
  }
}
