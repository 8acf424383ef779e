import type { AnyContentType, Values } from '@captain/content-core'
import { createContext, use } from 'react'
import type { IssueStore } from './issues/issue-store.ts'
import type { ReferenceLabels } from './reference-labels.ts'

/** Access to the form's values for inputs, by dotted path (`name.ja`, `sizes.0.label`). */
export type FormValues = {
  /** Renders the caller again only when the value at the path changes. */
  useValue(path: string): unknown
  get(path: string): unknown
  all(): Values
  set(path: string, value: unknown): void
}

/** What all fields of a form share; stable for the life of the form. */
export type FormShared = {
  readonly formId: string
  readonly contentType: AnyContentType
  readonly recordId: string | null
  readonly values: FormValues
  readonly issues: IssueStore
  /** Warnings, which never block a save; omitted in forms without warnings. */
  readonly warnings?: IssueStore
  readonly known: ReferenceLabels
  /** Checks a field when it loses focus. */
  left(path: string): void
  /** Registers a function that commits debounced input at once; returns a function that unregisters it. */
  onFlush(flush: () => Promise<void>): () => void
  /** Counts a pending input as a change. `stop` cancels it; call the returned function when it ends. */
  readonly pending?: (stop: () => void) => () => void
}

export const FormContext = createContext<FormShared | null>(null)

export const useForm = (): FormShared => {
  const shared = use(FormContext)
  if (shared === null) throw new Error('A field of a form stands outside its form')
  return shared
}

/** Returns the id of the control that edits a path. */
export const controlId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`
