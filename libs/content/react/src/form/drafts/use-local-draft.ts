import { useCallback, useEffect, useRef } from 'react'
import { makeRandomKey } from '../random-key.ts'
import { lockDraft } from './draft-locks.ts'
import { draftKey, removeDraft, writeDraft, type StoredDraft, type LocalDraft } from './local-draft.ts'
import { useFoundDrafts, type FoundDrafts } from './use-found-drafts.ts'

/** A browser that dies loses at most this much input, in ms. */
const DELAY = 250

export type Drafting = Pick<FoundDrafts, 'found' | 'isTypedElsewhere'> & {
  /** Removes a draft from the offer after the form restored it. */
  settle(draft: StoredDraft): void
  /** Discards a draft. */
  drop(draft: StoredDraft): void
  /** Offers the current input as a separate draft before other values replace it; returns false if there is none. */
  setAside(): boolean
  /** Records that input changed; writes at most four times a second. */
  touch(): void
  /** Stores what is left of the input at once, with the base that the form has now. */
  follow(): void
  /** Clears the draft, since everything is saved. */
  clear(): void
  /** Keeps the draft of a form that is left during a save from being offered; only the end of the save shows whether it is one. */
  during<Result>(save: () => Promise<Result>): Promise<Result>
}

type DraftSource = {
  /** Returns the key prefix of drafts for the form's base; null if no draft may be stored. */
  place(): string | null
  /** The same as last rendered. */
  readonly at: string | null
  /** Returns the input to store; null if nothing differs. */
  current(): LocalDraft | null
}

type DraftKey = {
  /** Returns the key of this form's draft and locks it against other tabs; null if no draft may be stored. */
  claim(): string | null
  release(): void
  /** Gives the next draft a different key. */
  renew(): void
}

const useDraftKey = (place: DraftSource['place']): DraftKey => {
  const formKey = useRef<string>(undefined)
  const lock = useRef<{ readonly key: string; readonly release: () => void }>(undefined)
  const release = useCallback(() => {
    lock.current?.release()
    lock.current = undefined
  }, [])
  const claim = useCallback((): string | null => {
    const at = place()
    if (at === null) return null
    formKey.current ??= makeRandomKey()
    const key = draftKey(at, formKey.current)
    if (lock.current?.key !== key) {
      release()
      lock.current = { key, release: lockDraft(key) }
    }
    return key
  }, [place, release])
  const renew = useCallback(() => {
    formKey.current = undefined
  }, [])
  return { claim, release, renew }
}

/** Flushes when the page may end: on hide, leave or unmount. */
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

/** Releases the lock of a draft once its form is left and no save of it runs. */
const useRest = (release: () => void) => {
  const isOpen = useRef(true)
  const saves = useRef(0)
  const rest = useCallback(() => {
    if (!isOpen.current && saves.current === 0) release()
  }, [release])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      rest()
    }
  }, [rest])
  const during = useCallback(
    async <Result>(save: () => Promise<Result>): Promise<Result> => {
      saves.current += 1
      try {
        return await save()
      } finally {
        saves.current -= 1
        rest()
      }
    },
    [rest],
  )
  return { rest, during }
}

/** Stores input in the browser, separate from drafts of earlier visits. */
export const useLocalDraft = ({ place, at, current }: DraftSource): Drafting => {
  const { found, isTypedElsewhere, add, remove } = useFoundDrafts(place, at)
  const { claim, release, renew } = useDraftKey(place)
  const { rest, during } = useRest(release)
  const written = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Writes the current input to storage. Returns the stored draft; null if there is no input or no space. */
  const saveDraft = useCallback((): StoredDraft | null => {
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = current()
    const key = draft === null ? null : claim()
    const saved = draft !== null && key !== null && writeDraft(key, draft) ? { ...draft, key } : null
    // Without space, the earlier input stays.
    if (saved === null && key !== null) {
      rest()
      return null
    }
    if (written.current !== undefined && written.current !== saved?.key) removeDraft(written.current)
    written.current = saved?.key
    if (saved === null) release()
    else rest()
    return saved
  }, [current, claim, release, rest])

  const flush = useCallback(() => {
    if (timer.current !== undefined) saveDraft()
  }, [saveDraft])

  useFlushOnHide(flush)

  const touch = useCallback(() => {
    claim()
    timer.current ??= setTimeout(flush, DELAY)
  }, [claim, flush])

  const drop = useCallback(
    ({ key }: StoredDraft) => {
      removeDraft(key)
      remove(key)
    },
    [remove],
  )

  const settle = useCallback(
    (draft: StoredDraft) => {
      // The old copy is removed only if the form's own draft is stored, or if the form has no unsaved input.
      if (saveDraft() !== null || current() === null) drop(draft)
      else remove(draft.key)
    },
    [saveDraft, current, drop, remove],
  )

  const setAside = useCallback(() => {
    const saved = saveDraft()
    if (saved === null) return false
    release()
    renew()
    written.current = undefined
    add(saved)
    return true
  }, [saveDraft, release, renew, add])

  const follow = useCallback(() => void saveDraft(), [saveDraft])

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (written.current !== undefined) removeDraft(written.current)
    written.current = undefined
    release()
  }, [release])

  return { found, isTypedElsewhere, settle, drop, setAside, touch, follow, clear, during }
}
