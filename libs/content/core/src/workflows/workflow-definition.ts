import type { MemberRole } from '@captain/auth-core'
import type { AnyCrossCheck } from '../validation/cross-check.ts'
import type { Fields } from '../fields/field.ts'

/** What makes a copy of a record public: a transition, the toggle, every save, or nothing. */
export type PublicationTrigger = 'transition' | 'toggle' | 'save' | 'never'

/** Transition between stored statuses. */
export type TransitionDefinition = {
  readonly from: readonly string[]
  readonly to: string
  /** The record must meet the requirements of publishing. */
  readonly stage?: 'publish'
  /** Fields that the request may set with the transition. */
  readonly accepts?: readonly string[]
  /** Fields that must not be empty after the transition. */
  readonly requires?: readonly string[]
  /** A dateTime field that the transition sets to the current time if it is empty. */
  readonly setsTimestamp?: string
  /** A member field that the transition sets to the account that runs it if it is empty. */
  readonly setsAssignee?: string
  /** Whether a note is required; it is always allowed. */
  readonly note?: 'required'
  /** Minimum role. Default: the type's `access.write`. */
  readonly role?: MemberRole
}

/** Start of publication: its field, and whether it contains an instant or a day from its first moment. */
export type PublicationStart = { readonly field: string; readonly precision: 'instant' | 'day' }

/** Work in some statuses or states that waits for staff. */
export type PendingWork = {
  readonly kind: 'unanswered' | 'orders' | 'drafts' | 'scheduled'
  readonly states: readonly string[]
}

/** State machine: the statuses of records of a type, their transitions, and the fields that the workflow adds. */
export type WorkflowDefinition = {
  readonly fields: Fields
  /** Cross-field checks of its fields, which run before those of the type. */
  readonly checks?: readonly AnyCrossCheck[]
  /** Stored statuses; the first is that of a new record. */
  readonly statuses: readonly [string, ...string[]]
  /** States that users see and filter by: derived from the stored status at an instant. */
  readonly states: readonly string[]
  readonly transitions: Readonly<Record<string, TransitionDefinition>>
  readonly exposure: PublicationTrigger
  /** Stored statuses of the happy path, in order; the others branch off. */
  readonly happyPath?: readonly string[]
  /** Transitions of the happy path that staff may run in one act, in order. */
  readonly inSequence?: readonly string[]
  /** Fields that lists of every type always return: those that show states, toggles and dates. */
  readonly listFields: readonly string[]
  /** The subset of them that lists may filter and sort by. */
  readonly indexed: readonly string[]
  /** The type has exactly one record in a tenant. */
  readonly isSingle?: true
  /** Records are numbered versions of one document: one draft at a time, without bulk actions, never edited once published. */
  readonly keepsVersions?: true
  /** Staff sort records with the field `sortOrder`. */
  readonly reorderable?: true
  /** The public list sorts by the time of publication, newest first. */
  readonly isChronological?: true
  /** Visitors send the records and staff handle them by transitions: some can be undone, others act outside and need confirmation. */
  readonly handling?: 'reversible' | 'final'
  /** Lists mark the records that an account has not read yet. */
  readonly tracksReading?: true
  readonly startsAt?: PublicationStart
  /** Values of its fields in a duplicate, which is not public. */
  readonly resetInDuplicate?: Readonly<Record<string, unknown>>
  /** Fields that restoring a revision leaves unchanged. */
  readonly unversioned?: readonly string[]
  readonly pending?: readonly PendingWork[]
  /** Returns the state at an instant; by default the stored status. */
  stateAt?(record: StateInput, now: Date): string
}

/** Values that determine a state; times are those of the published copy, ISO in UTC. */
export type StateInput = {
  readonly status?: string | null
  readonly isPublished?: boolean | null
  readonly publishFrom?: string | null
  readonly publishUntil?: string | null
  /** For a legal document: whether it is the version in force today. */
  readonly isInForce?: boolean
}
