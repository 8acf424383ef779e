import { stateAt, workflowOf, type AnyRecord, type Values, type Workflow } from '@captain/content-core'

/** Start and end of a publication, as instants. */
export type PublicationTimes = { readonly publishFrom: string | null; readonly publishUntil: string | null }

type StoredRecord = Pick<AnyRecord, 'state' | 'status' | 'firstPublishedAt' | 'hasUnpublishedChanges'> & Partial<PublicationTimes>

/** A record, what its form contains, and the moment at which both are described. */
export type Publication = {
  readonly workflow: Workflow
  /** Null for one that is not saved yet. */
  readonly record: StoredRecord | null
  /** Start and end in the form, which publishing saves. */
  readonly entered: PublicationTimes
  readonly isDirty: boolean
  readonly now: Date
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/

const instantOf = (value: unknown): string | null =>
  typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? value : null

/** Returns start and end of the values of a form or a record; unreadable input counts as none. */
export const timesOf = (values: Values): PublicationTimes => ({
  publishFrom: instantOf(values['publishFrom']),
  publishUntil: instantOf(values['publishUntil']),
})

/** Whether records of a workflow become public at an instant that the form sets. */
export const isScheduled = (workflow: Workflow): boolean => workflowOf(workflow).startsAt?.precision === 'instant'

const isAfter = (moment: string | null, now: Date): moment is string => moment !== null && new Date(moment) > now

/**
 * Returns start and end of the published copy as far as the record shows: its own times are those of the working copy, which may differ. A
 * start that has not come yet is also the time of the first publication.
 */
export const publishedTimes = ({ record, now }: Pick<Publication, 'record' | 'now'>): PublicationTimes => {
  if (record === null || record.status !== 'published') return { publishFrom: null, publishUntil: null }
  const first = record.firstPublishedAt ?? null
  const own = record.hasUnpublishedChanges === true ? timesOf({}) : timesOf(record)
  return { publishFrom: isAfter(first, now) ? first : own.publishFrom, publishUntil: own.publishUntil }
}

/** Returns the state of the record now: one that was scheduled or public when it was read may have started or ended since. */
export const stateNow = ({ workflow, record, now }: Publication): AnyRecord['state'] | null => {
  if (record === null) return null
  if (!isScheduled(workflow)) return record.state
  const { publishFrom, publishUntil } = publishedTimes({ record, now })
  const hasBegun = record.state === 'published' || (record.state === 'scheduled' && publishFrom !== null && !isAfter(publishFrom, now))
  if (!hasBegun) return record.state
  return publishUntil === null || isAfter(publishUntil, now) ? 'published' : 'expired'
}

/** What publishing does now. */
export type PublishingAction =
  /** Nothing differs from the published copy. */
  | { readonly kind: 'none' }
  /** Becomes public at once; `again` if its end has passed, which publishing removes. */
  | { readonly kind: 'publish' | 'again' }
  /** Replaces what the public sees. */
  | { readonly kind: 'update' }
  /** Becomes public at a later time; `change` if that time is already set. */
  | { readonly kind: 'schedule' | 'change'; readonly at: string }

/** Returns the state that a record with these times has once it is published. */
export const stateOnceOut = ({ workflow, entered, now }: Pick<Publication, 'workflow' | 'entered' | 'now'>): AnyRecord['state'] =>
  isScheduled(workflow) ? stateAt(workflow, { status: 'published', ...entered }, now) : 'published'

/** Returns what publishing the form would do now. */
export const publishingActionOf = (publication: Publication): PublishingAction => {
  const { record, entered, isDirty } = publication
  const after = stateOnceOut(publication)
  if (after === 'expired') return { kind: 'again' }
  if (record?.status === 'published' && !isDirty && record.hasUnpublishedChanges !== true) return { kind: 'none' }
  const before = stateNow(publication)
  if (after === 'scheduled' && entered.publishFrom !== null) {
    const isSame = before === 'scheduled' && publishedTimes(publication).publishFrom === entered.publishFrom
    return { kind: isSame ? 'change' : 'schedule', at: entered.publishFrom }
  }
  return { kind: before === 'published' ? 'update' : 'publish' }
}
