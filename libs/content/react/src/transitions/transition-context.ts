import type { RecordResponse } from '@captain/content-core'
import { createContext, use } from 'react'
import type { SaveState } from '../form/save/save-state.ts'
import type { FormStore } from '../form/use-form-values.ts'
import type { IssueStore } from '../form/issues/issue-store.ts'
import type { AvailableTransition } from './available-transition.ts'

/** Shared state of the parts of a handling screen. */
export type Handling = {
  readonly record: RecordResponse
  readonly formId: string
  readonly store: FormStore
  readonly issues: IssueStore
  readonly state: SaveState
  readonly isDirty: boolean
  /** The transitions that the state and the role allow, the forward one first. */
  readonly steps: readonly AvailableTransition[]
  readonly save: () => Promise<void>
  readonly discard: () => void
  readonly take: (step: AvailableTransition) => Promise<void>
}

export const HandlingContext = createContext<Handling | null>(null)

export const useHandlingParts = (): Handling => {
  const handling = use(HandlingContext)
  if (handling === null) throw new Error('A part of a handling screen stands outside of StepFrame')
  return handling
}
