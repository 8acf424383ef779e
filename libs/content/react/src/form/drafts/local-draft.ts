import type { Included, Values } from '@captain/content-core'
import { isObject } from '@captain/validation'

/** Unsaved input of a form, stored only on this device. */
export type LocalDraft = {
  readonly savedAt: string
  /** Version of the record that the input is based on; null for a new record. */
  readonly lockVersion: number | null
  /** The changed fields, and their previous values. */
  readonly values: Values
  readonly base: Values
  /** Labels of the records that the changed fields reference. */
  readonly included: Included
}

/** A stored draft and its key. */
export type StoredDraft = LocalDraft & { readonly key: string }

const PREFIX = 'captain-draft'

/**
 * Key prefix of the drafts of one record, or of all new records. Per account, so that the next user of a shared device cannot read them.
 */
export const draftKeyPrefix = (accountId: string, tenant: string, type: string, id: string | null): string =>
  [PREFIX, ...[accountId, tenant, type, id ?? 'new'].map(encodeURIComponent)].join(':')

/** Key of one form's draft. Forms of the same record in two tabs do not overwrite each other. */
export const draftKey = (place: string, formKey: string): string => `${place}:${formKey}`

const NOTHING_INCLUDED: Included = { records: {}, media: {}, accounts: {} }

/** Drafts of earlier versions have no labels. */
type PersistedDraft = Omit<LocalDraft, 'included'> & Partial<Pick<LocalDraft, 'included'>>

const isStoredDraft = (value: unknown): value is PersistedDraft =>
  isObject(value) && typeof value['savedAt'] === 'string' && isObject(value['values']) && isObject(value['base'])

/** Reads the draft of a key; null if missing or unreadable. */
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

/** Reads the drafts of a key prefix, newest first; skips unreadable ones. */
export const readDrafts = (place: string): readonly StoredDraft[] => {
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

/** Stores a draft; returns false if the browser is out of space or forbids storage. */
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
