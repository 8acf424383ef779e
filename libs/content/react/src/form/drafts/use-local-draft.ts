import { useCallback, useEffect, useRef } from 'react'
import { makeRandomKey } from '../random-key.ts'
import { holdDraft } from './draft-locks.ts'
import { draftKey, removeDraft, writeDraft, type KeptDraft, type LocalDraft } from './local-draft.ts'
import { useFoundDrafts, type FoundDrafts } from './use-found-drafts.ts'

const DELAY = 800

export type Drafting = Pick<FoundDrafts, 'found' | 'isTypedElsewhere'> & {
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

type DraftKey = {
  /** The key of this form's draft, locked against other tabs from now on; null where no draft may be kept. */
  claim(): string | null
  release(): void
  /** Makes the next draft one with another key. */
  renew(): void
}

const useDraftKey = (place: DraftSource['place']): DraftKey => {
  const formKey = useRef<string>(undefined)
  const held = useRef<{ readonly key: string; readonly release: () => void }>(undefined)
  const release = useCallback(() => {
    held.current?.release()
    held.current = undefined
  }, [])
  const claim = useCallback((): string | null => {
    const at = place()
    if (at === null) return null
    formKey.current ??= makeRandomKey()
    const key = draftKey(at, formKey.current)
    if (held.current?.key !== key) {
      release()
      held.current = { key, release: holdDraft(key) }
    }
    return key
  }, [place, release])
  const renew = useCallback(() => {
    formKey.current = undefined
  }, [])
  return { claim, release, renew }
}

/** Flushes when the page may end: it is hidden, left or unmounted. */
const useFlushOnHide = (flush: () => void): void =>
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

/** Keeps what is typed in the browser's storage, beside drafts of earlier visits. */
export const useLocalDraft = ({ place, current }: DraftSource): Drafting => {
  const { found, isTypedElsewhere, add, remove } = useFoundDrafts(place)
  const { claim, release, renew } = useDraftKey(place)
  const written = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Brings storage up to what is typed; answers what is kept, or null when there is nothing to keep or no room for it. */
  const keep = useCallback((): KeptDraft | null => {
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = current()
    const key = draft === null ? null : claim()
    const kept = draft !== null && key !== null && writeDraft(key, draft) ? { ...draft, key } : null
    if (written.current !== undefined && written.current !== kept?.key) removeDraft(written.current)
    written.current = kept?.key
    if (kept === null) release()
    return kept
  }, [current, claim, release])

  const flush = useCallback(() => {
    if (timer.current !== undefined) keep()
  }, [keep])

  useFlushOnHide(flush)
  // After the last writing.
  useEffect(() => release, [release])

  const touch = useCallback(() => {
    claim()
    timer.current ??= setTimeout(flush, DELAY)
  }, [claim, flush])

  const drop = useCallback(
    ({ key }: KeptDraft) => {
      removeDraft(key)
      remove(key)
    },
    [remove],
  )

  const settle = useCallback(
    (draft: KeptDraft) => {
      // The old copy goes only when the form's own is kept, or when the form holds nothing that isn't saved.
      if (keep() !== null || current() === null) drop(draft)
      else remove(draft.key)
    },
    [keep, current, drop, remove],
  )

  const setAside = useCallback(() => {
    const kept = keep()
    if (kept === null) return false
    release()
    renew()
    written.current = undefined
    add(kept)
    return true
  }, [keep, release, renew, add])

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (written.current !== undefined) removeDraft(written.current)
    written.current = undefined
    release()
  }, [release])

  return { found, isTypedElsewhere, settle, drop, setAside, touch, clear }
}
