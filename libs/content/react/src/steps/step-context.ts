import type { RecordAnswer } from '@captain/content-core'
import { createContext, use } from 'react'
import type { SaveState } from '../form/save/save-state.ts'
import type { FormStore } from '../form/use-form-values.ts'
import type { IssueStore } from '../form/issues/issue-store.ts'
import type { OpenStep } from './open-step.ts'

/** What the parts of a screen that handles a record share. */
export type Handling = {
  readonly record: RecordAnswer
  readonly formId: string
  readonly store: FormStore
  readonly issues: IssueStore
  readonly state: SaveState
  readonly isDirty: boolean
  /** The steps that the record may take now and the role allows, the one that leads on first. */
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
