import type { Included, Values } from '@captain/content-core'
import { isObject } from '../../is-object.ts'

/** What was typed into a form and not yet saved, kept on this machine only. */
export type LocalDraft = {
  readonly savedAt: string
  /** Version of the record the typing was based on; null for a new record. */
  readonly lockVersion: number | null
  /** The changed fields, and what they were before. */
  readonly values: Values
  readonly base: Values
  /** Names of what the changed fields point to. */
  readonly included: Included
}

/** A kept draft and the key it is kept under. */
export type KeptDraft = LocalDraft & { readonly key: string }

const PREFIX = 'captain-draft'

/** Where the drafts of one record are kept, or those of all new ones: per account, so that the next person at a shared machine doesn't read them. */
export const draftPlace = (accountId: string, tenant: string, type: string, id: string | null): string =>
  [PREFIX, ...[accountId, tenant, type, id ?? 'new'].map(encodeURIComponent)].join(':')

/** The key of one form's draft; two forms of the same record, in two tabs, don't write over each other. */
export const draftKey = (place: string, formKey: string): string => `${place}:${formKey}`

const NOTHING_INCLUDED: Included = { records: {}, media: {}, accounts: {} }

/** Drafts of earlier versions have no labels. */
type StoredDraft = Omit<LocalDraft, 'included'> & Partial<Pick<LocalDraft, 'included'>>

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && typeof value['savedAt'] === 'string' && isObject(value['values']) && isObject(value['base'])

/** The draft kept under a key; null when there is none that can be read. */
export const readDraft = (key: string): LocalDraft | null => {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const draft: unknown = JSON.parse(text)
    return isStoredDraft(draft) ? { included: NOTHING_INCLUDED, ...draft } : null
  } catch {
    return null
  }
}

/** The drafts kept at a place, newest first; what can't be read is left out. */
export const readDrafts = (place: string): readonly KeptDraft[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${place}:`))
      .flatMap((key) => {
        const draft = readDraft(key)
        return draft === null ? [] : [{ ...draft, key }]
      })
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
  } catch {
    return []
  }
}

/** Keeps a draft; false when the browser has no room or forbids it. */
export const writeDraft = (key: string, draft: LocalDraft): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const removeDraft = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}
