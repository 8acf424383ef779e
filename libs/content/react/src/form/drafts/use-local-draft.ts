import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, writeDraft, type LocalDraft } from './local-draft.ts'

const DELAY = 800

export type Drafting = {
  /** A draft of an earlier visit, until it is restored or thrown away. */
  readonly found: LocalDraft | null
  /** Takes the found draft out of sight; the stored one goes with the next save. */
  settle(): void
  /** Notes that something was typed; writes at most once a second. */
  touch(): void
  /** Nothing is unsaved any more. */
  clear(): void
}

/** Keeps what is typed in the browser's storage; `current` answers what there is to keep, or null when nothing differs. */
export const useLocalDraft = (key: string, current: () => LocalDraft | null): Drafting => {
  const [found, setFound] = useState(() => readDraft(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = current()
    if (draft === null) removeDraft(key)
    else writeDraft(key, draft)
  }, [key, current])

  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', whenHidden)
      flush()
    }
  }, [flush])

  const touch = useCallback(() => {
    timer.current ??= setTimeout(flush, DELAY)
  }, [flush])

  const settle = useCallback(() => setFound(null), [])

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setFound(null)
    removeDraft(key)
  }, [key])

  return { found, settle, touch, clear }
}
