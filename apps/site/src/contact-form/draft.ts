import { FIELDS } from './contact-fields.ts'
import { textsIn } from './texts-in.ts'

const NAME = 'contact-draft'

/** Consent is given to a page that has been read, and machines leave no drafts. */
const NEVER: ReadonlySet<string> = new Set(['agreePrivacy', 'isBot', 'policyVersion', 'sourcePath'])

type Draft = { readonly values: Readonly<Record<string, string>>; readonly notice: string | null }

/** Runs work on the session storage; returns null if the storage is unavailable. */
const stored = <T>(work: (storage: Storage) => T): T | null => {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

const draftOf = (form: HTMLFormElement, notice: string | null): Draft => ({
  values: Object.fromEntries(textsIn(form).filter(([name]) => !NEVER.has(name))),
  notice,
})

/** Stores the local draft while the tab is open, with an optional notice for the return to the form. */
export const saveDraft = (form: HTMLFormElement, notice: string | null = null): void =>
  void stored((storage) => storage.setItem(NAME, JSON.stringify(draftOf(form, notice))))

export const clearDraft = (): void => void stored((storage) => storage.removeItem(NAME))

const readDraft = (): Draft | null => stored((storage) => JSON.parse(storage.getItem(NAME) ?? 'null') as Draft | null)

const put = (form: HTMLFormElement, name: string, value: string): void => {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList || control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.value = value
}

const isEmpty = (form: HTMLFormElement): boolean =>
  textsIn(form).every(([name, value]) => !(name in FIELDS) || NEVER.has(name) || value === '')

/** Restores the local draft into an empty form and returns the notice stored with it. */
export const restoreDraft = (form: HTMLFormElement): string | null => {
  const draft = isEmpty(form) ? readDraft() : null
  if (draft === null) return null
  for (const [name, value] of Object.entries(draft.values)) put(form, name, value)
  return draft.notice
}
