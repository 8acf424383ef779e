import { useCallback, useEffect, useRef, useState } from 'react'
import { makeRandomKey } from '../random-key.ts'
import { draftKey, readDrafts, removeDraft, writeDraft, type KeptDraft, type LocalDraft } from './local-draft.ts'

const DELAY = 800

export type Drafting = {
  /** Drafts of earlier visits, newest first, until each is restored or thrown away. */
  readonly found: readonly KeptDraft[]
  /** Takes a draft off the offer, now that the form holds it. */
  settle(draft: KeptDraft): void
  /** Throws a draft away. */
  drop(draft: KeptDraft): void
  /** Puts what is typed so far on offer by itself, for when something else is about to replace it; false when nothing is. */
  setAside(): boolean
  /** Notes that something was typed; writes at most once a second. */
  touch(): void
  /** Nothing is unsaved any more. */
  clear(): void
}

type DraftSource = {
  /** Where drafts of what the form stands on are kept; null where none may be. */
  place(): string | null
  /** What there is to keep; null when nothing differs. */
  current(): LocalDraft | null
}

/** Keeps what is typed in the browser's storage, beside drafts of earlier visits. */
export const useLocalDraft = ({ place, current }: DraftSource): Drafting => {
  const [found, setFound] = useState<readonly KeptDraft[]>(() => {
    const from = place()
    return from === null ? [] : readDrafts(from)
  })
  const formKey = useRef<string>(undefined)
  const written = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Brings storage up to what is typed; answers what is kept, or null when there is nothing to keep or no room for it. */
  const keep = useCallback((): KeptDraft | null => {
    clearTimeout(timer.current)
    timer.current = undefined
    const at = place()
    const draft = current()
    const before = written.current
    written.current = undefined
    let kept: KeptDraft | null = null
    if (at !== null && draft !== null) {
      formKey.current ??= makeRandomKey()
      const key = draftKey(at, formKey.current)
      if (writeDraft(key, draft)) {
        written.current = key
        kept = { ...draft, key }
      }
    }
    if (before !== undefined && before !== written.current) removeDraft(before)
    return kept
  }, [place, current])

  const flush = useCallback(() => {
    if (timer.current !== undefined) keep()
  }, [keep])

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

  const drop = useCallback((draft: KeptDraft) => {
    removeDraft(draft.key)
    setFound((shown) => shown.filter(({ key }) => key !== draft.key))
  }, [])

  const settle = useCallback(
    (draft: KeptDraft) => {
      // The old copy goes only when the form's own is kept, or when the form holds nothing that isn't saved.
      if (keep() !== null || current() === null) drop(draft)
      else setFound((shown) => shown.filter(({ key }) => key !== draft.key))
    },
    [keep, current, drop],
  )

  const setAside = useCallback(() => {
    const kept = keep()
    if (kept === null) return false
    formKey.current = undefined
    written.current = undefined
    setFound((shown) => [kept, ...shown])
    return true
  }, [keep])

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (written.current !== undefined) removeDraft(written.current)
    written.current = undefined
  }, [])

  return { found, settle, drop, setAside, touch, clear }
}
