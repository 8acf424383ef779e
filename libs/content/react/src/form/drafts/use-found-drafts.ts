import { useCallback, useEffect, useMemo, useState } from 'react'
import { waitForDraftLock } from './draft-locks.ts'
import { readDraft, readDrafts, type StoredDraft } from './local-draft.ts'

export type FoundDrafts = {
  /** Drafts that no tab is editing, newest first. */
  readonly found: readonly StoredDraft[]
  /** Whether another tab is editing a draft. */
  readonly isTypedElsewhere: boolean
  add(draft: StoredDraft): void
  remove(key: string): void
}

const newestFirst = (drafts: readonly StoredDraft[]) => drafts.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))

const isAt = (at: string | null, key: string): boolean => at !== null && key.startsWith(`${at}:`)

/**
 * Finds the drafts of a key prefix when the form opens. A draft in another tab is found after that tab closes and leaves it unsaved. Those of
 * new records are no longer offered once the form's own record is stored: `at` is the prefix at present.
 */
export const useFoundDrafts = (place: () => string | null, at: string | null): FoundDrafts => {
  const [found, setFound] = useState<readonly StoredDraft[]>([])
  const [busy, setBusy] = useState<readonly string[]>([])

  const remove = useCallback((key: string) => setFound((shown) => shown.filter((draft) => draft.key !== key)), [])
  const add = useCallback(
    (draft: StoredDraft) => setFound((shown) => newestFirst([...shown.filter(({ key }) => key !== draft.key), draft])),
    [],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async (key: string): Promise<void> => {
      await waitForDraftLock(key, signal, () => setBusy((keys) => [...keys, key]))
      if (signal.aborted) return
      setBusy((keys) => keys.filter((one) => one !== key))
      const draft = readDraft(key)
      if (draft !== null) add({ ...draft, key })
    }
    const from = place()
    for (const { key } of from === null ? [] : readDrafts(from)) look(key).catch(() => undefined)
    return () => {
      leaving.abort()
      setBusy([])
    }
  }, [place, add])

  const offered = useMemo(() => found.filter(({ key }) => isAt(at, key)), [found, at])
  return { found: offered, isTypedElsewhere: busy.some((key) => isAt(at, key)), add, remove }
}
