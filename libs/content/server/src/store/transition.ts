import {
  acceptedFields,
  clockAt,
  isEmptyValue,
  missingForTransition,
  transitionIn,
  workflowOf,
  type AnyContentType,
  type FieldIssue,
  type Transition,
  type TransitionDefinition,
  type Values,
} from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { ContentIssues, illegalTransition } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { checkedValues, writableValues } from './check-values.ts'
import type { EntryRow } from './entry-row.ts'
import { hookContext } from './hook-context.ts'
import { assertWithinRole } from './role-limits.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { publishedRow, unpublishedRow } from './publication.ts'
import { declaredValues, isScheduledRow, toRecord } from './record.ts'
import { changedNames, mergeChanges, nextRow, updateEntry } from './save.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntry } from './write-entry.ts'

/** Input of a transition: values for the fields that it accepts, and a reason. */
export type TransitionInput = { readonly changes: Values; readonly note: string | null }

const NOTHING: TransitionInput = { changes: {}, note: null }

const refusedFields = (type: AnyContentType, accepted: readonly string[], changes: Values) =>
  Object.keys(changes)
    .filter((name) => !accepted.includes(name))
    .map((path) => ({ path, rule: Object.hasOwn(type.fields, path) ? 'readOnly' : 'unknownKeys', params: { key: path } }))

const stamped = (tx: WriteTx, type: AnyContentType, name: string | undefined, values: Values): Values => {
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isEmptyValue(field, values[name])) return values
  return { ...values, [name]: tx.now.toISOString() }
}

/** Returns the values with the author as the assignee if there is none. Keys, the server and operators who are no members take over nothing. */
const assigned = async (tx: WriteTx, type: AnyContentType, name: string | undefined, values: Values): Promise<Values> => {
  const field = name === undefined ? undefined : type.fields[name]
  const { id } = tx.author
  if (name === undefined || field === undefined || id === null || !isEmptyValue(field, values[name])) return values
  const own = await tx.row<{ id: string }>(sql`select m.id from content.member m where m.id = ${id}`)
  return own === null ? values : { ...values, [name]: id }
}

/** Returns the start of a published copy: the instant or Tokyo day in its values, else now. */
const beginning = (tx: WriteTx, { workflow }: AnyContentType, values: Values): Date => {
  const { startsAt } = workflowOf(workflow)
  const start = startsAt === undefined ? null : values[startsAt.field]
  if (typeof start !== 'string') return tx.now
  return new Date(startsAt?.precision === 'day' ? `${start}T00:00:00+09:00` : start)
}

/** Returns the values with the start of publication; a day is always set. */
const withStart = ({ workflow }: AnyContentType, values: Values, from: Date): Values => {
  const { startsAt } = workflowOf(workflow)
  return startsAt?.precision === 'instant' ? { ...values, [startsAt.field]: from.toISOString() } : values
}

/** Returns issues instead of throwing them, so that all of a publication are reported together. */
const checkedOrIssues = (checked: Promise<Values>): Promise<Values | ContentIssues> =>
  checked.catch((error: unknown) => {
    if (error instanceof ContentIssues) return error
    throw error
  })

/** Returns what the workflow and the tenant's hook find in values that are to be published, in addition to the declaration. */
const furtherIssues = async (tx: WriteTx, type: AnyContentType, before: EntryRow, values: Values): Promise<readonly FieldIssue[]> => {
  const ofWorkflow = (await workflowStoreOf(type).publicationIssues?.(tx, type, before, values)) ?? []
  const hook = tx.hooks[type.name]?.publicationIssues
  if (hook === undefined) return ofWorkflow
  const context = { ...hookContext(tx, type, updateEntry), before: toRecord(type, before, tx.now) }
  return [...ofWorkflow, ...(await hook(values, context))]
}

/** Returns the published row. A record without a start begins now, and keeps that time from then on. */
const published = async (tx: WriteTx, type: AnyContentType, before: EntryRow): Promise<EntryRow> => {
  const current = writableValues(type, declaredValues(type, before.data))
  const from = beginning(tx, type, current)
  const wanted = withStart(type, current, from)
  const data = await checkedOrIssues(checkedValues(tx, type, before.id, wanted, 'publish'))
  const own = data instanceof ContentIssues ? data.issues : []
  const further = await furtherIssues(tx, type, before, data instanceof ContentIssues ? wanted : data)
  const paths = new Set(own.map(({ path }) => path))
  const issues = [...own, ...further.filter(({ path }) => !paths.has(path))]
  if (data instanceof ContentIssues || issues.length > 0) throw new ContentIssues(issues)
  return publishedRow(tx, type, before, data, from)
}

/** Returns the working copy of a row that leaves the public: a start that has not come yet is cancelled with its schedule. */
const withoutPlannedStart = (tx: WriteTx, type: AnyContentType, before: EntryRow): Values => {
  const { startsAt } = workflowOf(type.workflow)
  return startsAt?.precision === 'instant' && isScheduledRow(type, before, tx.now)
    ? { ...before.data, [startsAt.field]: null }
    : before.data
}

const withdrawn = async (tx: WriteTx, type: AnyContentType, before: EntryRow): Promise<EntryRow> => {
  await workflowStoreOf(type).assertWithdrawable?.(tx, type, before)
  return { ...unpublishedRow(tx, before), data: withoutPlannedStart(tx, type, before) }
}

type Step = { readonly transition: Transition; readonly definition: TransitionDefinition; readonly input: TransitionInput }

/** Returns the row with the input and timestamps of a transition that does not publish. */
const handled = async (tx: WriteTx, type: AnyContentType, before: EntryRow, { transition, definition, input }: Step): Promise<EntryRow> => {
  const refused = refusedFields(type, acceptedFields(type, transition), input.changes)
  if (refused.length > 0) throw new ContentIssues(refused)
  if (definition.note === 'required' && (input.note ?? '').trim() === '')
    throw new ContentIssues([{ path: 'note', rule: 'requiredInput', params: {} }])
  const current = writableValues(type, declaredValues(type, before.data))
  const given = mergeChanges(type, current, input.changes)
  assertWithinRole(tx, type, [current, given], 'transition')
  const taken = await assigned(tx, type, definition.setsAssignee, stamped(tx, type, definition.setsTimestamp, given))
  const hook = tx.hooks[type.name]?.beforeTransition
  const context = {
    ...hookContext(tx, type, updateEntry),
    before: toRecord(type, before, tx.now),
    transition,
    note: input.note,
  }
  const values = hook === undefined ? taken : await hook(taken, context)
  const missing = missingForTransition(type, transition, values, clockAt(tx.now))
  if (missing.length > 0) throw new ContentIssues(missing)
  return nextRow(tx, type, before.id, before, await checkedValues(tx, type, before.id, values, 'save', current))
}

/**
 * Plans a transition of a locked record. Throws 409 if its state has no such transition. Throws ContentIssues for fields that
 * the transition may not set, requires, or checks before publication.
 */
export const plannedTransition = async (
  tx: WriteTx,
  type: AnyContentType,
  before: EntryRow,
  transition: Transition,
  input: TransitionInput = NOTHING,
): Promise<EntryChange> => {
  const definition = transitionIn(type.workflow, transition)
  if (definition === null || !definition.from.includes(before.status)) throw illegalTransition(transition, before.status)
  const isPublic = workflowOf(type.workflow).exposure === 'transition'
  const goesPublic = isPublic && definition.to === 'published'
  const changed = goesPublic
    ? await published(tx, type, before)
    : isPublic
      ? await withdrawn(tx, type, before)
      : await handled(tx, type, before, { transition, definition, input })
  const after: EntryRow = {
    ...changed,
    status: definition.to,
    lock_version: before.lock_version + 1,
    updated_at: tx.now,
    updated_by: tx.author.id,
    updated_by_name: tx.author.name,
  }
  const changedFields = goesPublic ? [] : changedNames(type, declaredValues(type, before.data), declaredValues(type, after.data))
  return { type, before, after, action: transition, changedFields, note: input.note, goesPublic }
}

/** Runs the transition that `plannedTransition` plans. */
export const transitionEntry = async (...wanted: Parameters<typeof plannedTransition>): Promise<EntryRow> =>
  writeEntry(wanted[0], await plannedTransition(...wanted))

/**
 * Runs several transitions of a locked record in one act: each takes the input that it accepts and is checked by its own rules, the note
 * belongs to the last. Throws ContentIssues for fields that none of them accepts.
 */
export const transitionInSequence = async (
  tx: WriteTx,
  type: AnyContentType,
  before: EntryRow,
  transitions: readonly Transition[],
  { changes, note }: TransitionInput,
): Promise<EntryRow> => {
  const refused = refusedFields(
    type,
    transitions.flatMap((one) => acceptedFields(type, one)),
    changes,
  )
  if (refused.length > 0) throw new ContentIssues(refused)
  let row = before
  for (const transition of transitions) {
    const accepted = acceptedFields(type, transition)
    const own = Object.fromEntries(Object.entries(changes).filter(([name]) => accepted.includes(name)))
    const change = await plannedTransition(tx, type, row, transition, {
      changes: own,
      note: transition === transitions.at(-1) ? note : null,
    })
    row = await writeEntry(tx, { ...change, sequence: transitions })
  }
  return row
}
