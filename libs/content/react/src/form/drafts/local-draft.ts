import type { Values } from '@captain/content-core'

/** What was typed into a form and not yet saved, kept on this machine only. */
export type LocalDraft = {
  readonly savedAt: string
  /** Version of the record the typing was based on; null for a new record. */
  readonly lockVersion: number | null
  /** The changed fields, and what they were before. */
  readonly values: Values
  readonly base: Values
}

const PREFIX = 'captain-draft'

/** The place of a draft: per account, so that the next person at a shared machine doesn't read it. */
export const draftKey = (accountId: string, tenant: string, type: string, id: string | null): string =>
  [PREFIX, accountId, tenant, type, id ?? 'new'].join(':')

/** The draft kept under the key; null when there is none or it can't be read. */
export const readDraft = (key: string): LocalDraft | null => {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const draft = JSON.parse(text) as Partial<LocalDraft>
    return typeof draft.savedAt === 'string' && typeof draft.values === 'object' && typeof draft.base === 'object'
      ? (draft as LocalDraft)
      : null
  } catch {
    return null
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
