import {
  clockAt,
  isEmptyValue,
  missingForStep,
  transitionIn,
  workflowOf,
  type AnyContentType,
  type Status,
  type Transition,
  type TransitionDefinition,
  type Values,
} from '@captain/content-core'
import { ContentIssues, illegalTransition } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { checkedValues, writableValues } from './check-values.ts'
import type { EntryRow } from './entry-row.ts'
import { hookContext } from './hook-context.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { publishedRow, withdrawnRow } from './publication.ts'
import { declaredValues, toRecord } from './record.ts'
import { changedNames, mergeChanges, nextRow, updateEntry } from './save.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntry } from './write-entry.ts'

/** What comes with a step: values for the fields that it takes, and a word on why. */
export type StepInput = { readonly changes: Values; readonly note: string | null }

const NOTHING: StepInput = { changes: {}, note: null }

const refusedFields = (type: AnyContentType, { takes = [] }: TransitionDefinition, changes: Values) =>
  Object.keys(changes)
    .filter((name) => !takes.includes(name))
    .map((path) => ({ path, rule: Object.hasOwn(type.fields, path) ? 'readOnly' : 'unknownKeys', params: { key: path } }))

const stamped = (tx: WriteTx, type: AnyContentType, name: string | undefined, values: Values): Values => {
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isEmptyValue(field, values[name])) return values
  return { ...values, [name]: tx.now.toISOString() }
}

/** When a published copy begins: at the instant or on the Tokyo day that it names, else now. */
const beginning = (tx: WriteTx, { workflow }: AnyContentType, values: Values): Date => {
  const { startsAt } = workflowOf(workflow)
  const start = startsAt === undefined ? null : values[startsAt.field]
  if (typeof start !== 'string') return tx.now
  return new Date(startsAt?.precision === 'day' ? `${start}T00:00:00+09:00` : start)
}

/** The values with the instant at which publication begins; a day is always named. */
const withStart = ({ workflow }: AnyContentType, values: Values, from: Date): Values => {
  const { startsAt } = workflowOf(workflow)
  return startsAt?.precision === 'instant' ? { ...values, [startsAt.field]: from.toISOString() } : values
}

/** The row before the public. A record that says no time starts now, and keeps that time from then on. */
const published = async (tx: WriteTx, type: AnyContentType, before: EntryRow): Promise<EntryRow> => {
  const current = writableValues(type, declaredValues(type, before.data))
  const from = beginning(tx, type, current)
  const data = await checkedValues(tx, type, before.id, withStart(type, current, from), 'publish')
  const issues = (await workflowStoreOf(type).publicationIssues?.(tx, type, before, data)) ?? []
  if (issues.length > 0) throw new ContentIssues(issues)
  return publishedRow(tx, type, before, data, from)
}

const withdrawn = async (tx: WriteTx, type: AnyContentType, before: EntryRow): Promise<EntryRow> => {
  await workflowStoreOf(type).assertWithdrawable?.(tx, type, before)
  return withdrawnRow(tx, before)
}

type Step = { readonly transition: Transition; readonly definition: TransitionDefinition; readonly input: StepInput }

/** The row with what the step brought, stamped and asked for; nothing of it is public. */
const handled = async (tx: WriteTx, type: AnyContentType, before: EntryRow, { transition, definition, input }: Step): Promise<EntryRow> => {
  const refused = refusedFields(type, definition, input.changes)
  if (refused.length > 0) throw new ContentIssues(refused)
  if (definition.note === 'required' && (input.note ?? '').trim() === '')
    throw new ContentIssues([{ path: 'note', rule: 'requiredInput', params: {} }])
  const current = writableValues(type, declaredValues(type, before.data))
  const taken = stamped(tx, type, definition.stamps, mergeChanges(type, current, input.changes))
  const hook = tx.hooks[type.name]?.step
  const context = {
    ...hookContext(tx, type, (...update) => updateEntry(tx, ...update)),
    before: toRecord(type, before, tx.now),
    transition,
    note: input.note,
  }
  const values = hook === undefined ? taken : await hook(taken, context)
  const missing = missingForStep(type, transition, values, clockAt(tx.now))
  if (missing.length > 0) throw new ContentIssues(missing)
  return nextRow(tx, type, before.id, before, await checkedValues(tx, type, before.id, values, 'save'))
}

/**
 * What takes a locked record through a step of its workflow. Throws 409 for one that its state does not have, ContentIssues
 * for what the step may not set, still needs, or must satisfy to go public.
 */
export const plannedTransition = async (
  tx: WriteTx,
  type: AnyContentType,
  before: EntryRow,
  transition: Transition,
  input: StepInput = NOTHING,
): Promise<EntryChange> => {
  const definition = transitionIn(type.workflow, transition)
  if (definition === null || !definition.from.includes(before.status)) throw illegalTransition(transition, before.status)
  const isPublic = workflowOf(type.workflow).exposure === 'step'
  const goesPublic = isPublic && definition.to === 'published'
  const changed = goesPublic
    ? await published(tx, type, before)
    : isPublic
      ? await withdrawn(tx, type, before)
      : await handled(tx, type, before, { transition, definition, input })
  const after: EntryRow = {
    ...changed,
    status: definition.to as Status,
    lock_version: before.lock_version + 1,
    updated_at: tx.now,
    updated_by: tx.author.id,
    updated_by_name: tx.author.name,
  }
  const changedFields = isPublic ? [] : changedNames(type, declaredValues(type, before.data), after.data)
  return { type, before, after, action: transition, changedFields, note: input.note, goesPublic }
}

/** Takes the step that `plannedTransition` plans. */
export const transitionEntry = async (...wanted: Parameters<typeof plannedTransition>): Promise<EntryRow> =>
  writeEntry(wanted[0], await plannedTransition(...wanted))
