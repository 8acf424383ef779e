import type { AnyContentType, RecordResponse, Transition, Values } from '@captain/content-core'
import type { Merged } from '../values/merge-values.ts'
import type { Refusal } from './failure.ts'
import type { Author, SaveState } from './save-state.ts'

/** A newer record that cannot be merged without a choice by the user. */
export type OpenConflict = {
  readonly current: RecordResponse
  readonly merged: Merged
  readonly author: Author
  /** The values of the form when the choice opened. */
  readonly mine: Values
}

/** A transition that ran, or one to confirm again because the form now contains a change that was saved first. */
export type TransitionResult = { readonly isTaken: boolean; readonly record: RecordResponse }

export type TransitionCommand = { readonly id: number; readonly kind: 'transition'; readonly transition: Transition }

/** Command of a screen; the id links it to the promise that waits for its result. */
export type Command = { readonly id: number; readonly kind: 'save' | 'check' } | TransitionCommand

/** The result of a command. `refused`: nothing more happens, and the screen shows why if there is a reason. */
export type CommandResult =
  | { readonly kind: 'refused' | 'checked' }
  | { readonly kind: 'saved'; readonly record: RecordResponse }
  | { readonly kind: 'transition'; readonly result: TransitionResult }

/** Phase of a command. Every phase from `creating` on is exactly one request in flight. */
export type Phase =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking' | 'confirming'; readonly command: Command }
  | { readonly kind: 'creating'; readonly command: Command; readonly sent: Values }
  /** Reads the record that an earlier attempt created although its response was lost. */
  | { readonly kind: 'finding'; readonly command: Command }
  | { readonly kind: 'updating'; readonly command: Command; readonly sent: Values; readonly merged: Author | false }
  | { readonly kind: 'moving'; readonly command: TransitionCommand; readonly recordId: string }
  /** Reads the record after a version conflict, to save on top of it. */
  | { readonly kind: 'merging'; readonly command: Command }
  /** Reads the record after a conflict of a transition, to confirm the transition again. */
  | { readonly kind: 'rereading'; readonly command: TransitionCommand }

export type SavingState = {
  readonly phase: Phase
  readonly shown: SaveState
  readonly conflict: OpenConflict | null
  /** The id of the command that waits for an upload or another pending input; null if none does. */
  readonly waiting: number | null
  /** The same for every attempt to create the record of this form. */
  readonly idempotencyKey: string
  /** The values of each attempt to create the record. */
  readonly attempts: readonly Values[]
}

export type SavingEvent =
  | { readonly type: 'requested'; readonly command: Command }
  | { readonly type: 'flushed'; readonly command: Command }
  | { readonly type: 'flushFailed'; readonly command: Command; readonly refusal: Refusal }
  | { readonly type: 'checked'; readonly issueCount: number }
  | { readonly type: 'confirmed'; readonly isConfirmed: boolean }
  | { readonly type: 'answered'; readonly record: RecordResponse }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'resolved'; readonly command: Command; readonly values: Values }
  | { readonly type: 'postponed' }

/** A request to the server; it ends in `answered` or `failed`. */
export type RequestEffect =
  | { readonly type: 'create'; readonly values: Values; readonly idempotencyKey: string }
  | { readonly type: 'update'; readonly id: string; readonly lockVersion: number; readonly values: Values }
  | { readonly type: 'transition'; readonly id: string; readonly lockVersion: number; readonly transition: Transition }
  | { readonly type: 'get'; readonly id: string }

export type Effect =
  | RequestEffect
  /** Moves pending input into the form; ends in `flushed` or `flushFailed`. */
  | { readonly type: 'flush'; readonly command: Command }
  /** Validates the form and shows its issues; ends in `checked`. */
  | { readonly type: 'check'; readonly command: Command }
  /** Asks the user to confirm the save if the type requires it; ends in `confirmed`. */
  | { readonly type: 'confirm' }
  /** Makes a record the base of the form and shows values on top of it. */
  | { readonly type: 'resetTo'; readonly record: RecordResponse; readonly values: Values }
  | { readonly type: 'learnLabels'; readonly record: RecordResponse }
  | { readonly type: 'cache'; readonly record: RecordResponse }
  | { readonly type: 'clearDraft' | 'focusIssue' }
  | { readonly type: 'showIssues'; readonly issues: Refusal['issues'] }
  | { readonly type: 'settle'; readonly id: number; readonly result: CommandResult }

/** The form at the moment of an event. */
export type FormSnapshot = {
  readonly contentType: AnyContentType
  /** The record that the form is based on; null for one that is not saved yet. */
  readonly record: RecordResponse | null
  readonly base: Values
  readonly values: Values
  /** Whether an upload or another input is pending. */
  readonly isPending: boolean
  readonly authorOf: (record: RecordResponse) => Author
  readonly now: Date
}

export type Next = { readonly state: SavingState; readonly effects: readonly Effect[] }
