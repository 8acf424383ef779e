import type { AnyContentType, Values } from '@captain/content-core'
import { createContext, use } from 'react'
import type { IssueStore } from './issues/issue-store.ts'
import type { Known } from './known.ts'

/** The part of the form's values that inputs reach, by dotted path (`name.ja`, `sizes.0.label`). */
export type FormValues = {
  /** Renders the caller again when the value at the path changes, and only then. */
  useValue(path: string): unknown
  get(path: string): unknown
  all(): Values
  set(path: string, value: unknown): void
}

/** What every field of one form shares; stable for the life of the form. */
export type FormShared = {
  readonly formId: string
  readonly contentType: AnyContentType
  readonly recordId: string | null
  readonly values: FormValues
  readonly issues: IssueStore
  /** What looks odd and stops nothing; left out where nothing is looked at so. */
  readonly warnings?: IssueStore
  readonly known: Known
  /** Called when a field is left: checks it. */
  left(path: string): void
  /** Inputs that hand over what is typed a moment later register how to hand it over at once; answers how to take that back. */
  onFlush(flush: () => Promise<void>): () => void
  /** Counts something of a field that is on its way as a change; `stop` gives it up, and the answer is to be called when it is over. */
  readonly pending?: (stop: () => void) => () => void
}

export const FormContext = createContext<FormShared | null>(null)

export const useForm = (): FormShared => {
  const shared = use(FormContext)
  if (shared === null) throw new Error('A field of a form stands outside its form')
  return shared
}

/** The id of the control that edits a path. */
export const controlId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`
