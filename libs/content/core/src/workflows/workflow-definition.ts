import type { MemberRole } from '@captain/auth-core'
import type { AnyCrossCheck } from '../validation/cross-check.ts'
import type { Fields } from '../fields/field.ts'

/** What makes a copy of a record public: a step of its workflow, its switch, every save, or nothing. */
export type Exposure = 'step' | 'switch' | 'save' | 'never'

/** One step between stored states. */
export type TransitionDefinition = {
  readonly from: readonly string[]
  readonly to: string
  /** The record must satisfy what publishing asks for. */
  readonly stage?: 'publish'
  /** Fields that the request may set on the way. */
  readonly takes?: readonly string[]
  /** Fields that must hold something once the step is taken. */
  readonly needs?: readonly string[]
  /** A dateTime field that is set to the moment of the step while it is empty. */
  readonly stamps?: string
  /** Whether somebody must say why; a note is always welcome. */
  readonly note?: 'required'
  /** Least role; that of the type's `access.write` unless said. */
  readonly role?: MemberRole
}

/** Where the public copy of a record begins: the field that says so, and whether it names an instant or the first moment of a day. */
export type PublicationStart = { readonly field: string; readonly precision: 'instant' | 'day' }

/** Work that stored or shown states leave to staff. */
export type PendingWork = {
  readonly kind: 'unanswered' | 'orders' | 'drafts' | 'scheduled'
  readonly states: readonly string[]
}

/** A state machine: which states records of a type have, how they move, and which fields come with them. */
export type WorkflowDefinition = {
  readonly fields: Fields
  /** Rules over several of its fields, asked before those of the type. */
  readonly checks?: readonly AnyCrossCheck[]
  /** Stored states, that of a new record first. */
  readonly statuses: readonly [string, ...string[]]
  /** What people see and filter by: the stored states seen at an instant. */
  readonly states: readonly string[]
  readonly transitions: Readonly<Record<string, TransitionDefinition>>
  readonly exposure: Exposure
  /** Stored states that a record passes when all goes well, in order; the others are turns off that way. */
  readonly way?: readonly string[]
  /** Its fields that lists answer in every type, asked for as columns or not: what states, switches and dates are shown by. */
  readonly listed: readonly string[]
  /** Those of them that lists may filter and sort by. */
  readonly indexed: readonly string[]
  /** The type has exactly one record in a tenant. */
  readonly isSingle?: true
  /** Records are numbered versions of one document: one draft at a time, handled one by one, never edited once published. */
  readonly keepsVersions?: true
  /** Staff put records in order by the field `sortOrder`. */
  readonly reorderable?: true
  /** The public pages through records by the time of publication, newest first. */
  readonly isChronological?: true
  /** Visitors send the records and staff handle them by transitions: some can be undone, others act outside and are confirmed first. */
  readonly handling?: 'reversible' | 'final'
  /** Lists mark the records that an account has not opened yet. */
  readonly tracksReading?: true
  readonly startsAt?: PublicationStart
  /** Values of its fields in a duplicate, which is public nowhere. */
  readonly resetInDuplicate?: Readonly<Record<string, unknown>>
  /** Its fields that restoring a revision leaves as they are. */
  readonly unversioned?: readonly string[]
  readonly pending?: readonly PendingWork[]
  /** The state at an instant; by default the stored one. */
  stateAt?(record: StateInput, now: Date): string
}

/** What a state is read off; times are the public copy's, ISO in UTC. */
export type StateInput = {
  readonly status?: string | null
  readonly isPublished?: boolean | null
  readonly publishFrom?: string | null
  readonly publishUntil?: string | null
  /** Of a legal document: whether it is the version that counts today. */
  readonly isInForce?: boolean
}
