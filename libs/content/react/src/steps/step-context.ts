import type { RecordAnswer } from '@captain/content-core'
import { createContext, use } from 'react'
import type { SaveState } from '../form/save/save-state.ts'
import type { FormStore } from '../form/use-form-values.ts'
import type { IssueStore } from '../form/issues/issue-store.ts'
import type { OpenStep } from './open-step.ts'

/** Shared state of the parts of a handling screen. */
export type Handling = {
  readonly record: RecordAnswer
  readonly formId: string
  readonly store: FormStore
  readonly issues: IssueStore
  readonly state: SaveState
  readonly isDirty: boolean
  /** The transitions that the state and the role allow, the forward one first. */
  readonly steps: readonly OpenStep[]
  readonly save: () => Promise<void>
  readonly discard: () => void
  readonly take: (step: OpenStep) => Promise<void>
}

export const HandlingContext = createContext<Handling | null>(null)

export const useHandlingParts = (): Handling => {
  const handling = use(HandlingContext)
  if (handling === null) throw new Error('A part of a handling screen stands outside of StepFrame')
  return handling
}
