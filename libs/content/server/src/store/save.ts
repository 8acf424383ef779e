import { isDeepStrictEqual } from 'node:util'
import {
  isPrice,
  isPriceValue,
  isPublicRecord,
  validationLevelOf,
  workflowOf,
  type AnyContentType,
  type AnyField,
  type Status,
  type Values,
  asSecret,
} from '@captain/content-core'
import { asRecord, isObject } from '@captain/validation'
import { nextId } from './ids.ts'
import { mergeSecret } from './secrets/entry-secrets.ts'
import type { WriteTx } from '../store.ts'
import type { AuditAction } from './audit-action.ts'
import { checkedValues, writableValues } from './check-values.ts'
import { completeValues } from './complete-values.ts'
import { slugOf } from './derive.ts'
import { assertWithinRole, createWithinRole } from './role-limits.ts'
import { hookContext } from './hook-context.ts'
import { staleTranslationPaths } from './stale-translation-paths.ts'
import { englishOf, hasSourceChanged, isTranslated } from './english.ts'
import type { EntryRow } from './entry-row.ts'
import { savedPublicCopy } from './public-copy.ts'
import { declaredValues, toRecord } from './record.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntry } from './write-entry.ts'

const mergedValue = (field: AnyField | undefined, current: unknown, sent: unknown): unknown => {
  const secret = asSecret(field)
  if (secret !== null) return mergeSecret(secret, current, sent)
  if (!isObject(sent)) return sent
  if (field?.localized === true) return { ...asRecord(current), ...sent }
  // An amount alone must not move a record to the default tax rate.
  return field !== undefined && isPrice(field) && isPriceValue(current) ? { ...current, ...sent } : sent
}

/** Merges sent values into stored ones. Keeps the side of a localised field, the parts of a price and the secrets that were not sent. */
export const mergeChanges = (type: AnyContentType, current: Values, changes: Values): Values => ({
  ...current,
  ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, mergedValue(type.fields[name], current[name], value)])),
})

/** Returns the names of the declared fields whose values differ. */
export const changedNames = (type: AnyContentType, before: Values | null, after: Values): readonly string[] =>
  Object.keys(type.fields).filter((name) => before === null || !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))

/** Returns when each language last changed (Japanese only if an English text exists), and when the English became outdated. */
const languageTimes = (type: AnyContentType, before: EntryRow | null, data: Values, now: Date) => {
  const next = englishOf(type.fields, data)
  const english = (changed: boolean, past: Date | null) => (isTranslated(type, next) ? (changed || past === null ? now : past) : null)
  if (before === null) return { ja_updated_at: now, en_updated_at: english(true, null), english_behind: [] }
  const current = declaredValues(type, before.data)
  return {
    english_behind: staleTranslationPaths(type.fields, { before: current, after: data, past: new Set(before.english_behind) }),
    ja_updated_at: hasSourceChanged(type.fields, current, data) ? now : before.ja_updated_at,
    en_updated_at: english(!isDeepStrictEqual(englishOf(type.fields, current), next), before.en_updated_at),
  }
}

const blankRow = (tx: WriteTx, type: AnyContentType, id: string) =>
  ({
    id,
    type: type.name,
    status: workflowOf(type.workflow).statuses[0],
    published: null,
    published_slug: null,
    position: '',
    published_position: null,
    publish_from: null,
    publish_until: null,
    first_published_at: null,
    published_at: null,
    lock_version: 0,
    created_at: tx.now,
    created_by: tx.author.id,
    created_by_name: tx.author.name,
    deleted_at: null,
    deleted_with: null,
  }) as const

/** Returns the next row for checked values and the previous row. */
export const nextRow = (tx: WriteTx, type: AnyContentType, id: string, before: EntryRow | null, data: Values): EntryRow => {
  const base = before ?? blankRow(tx, type, id)
  return {
    ...base,
    data,
    slug: slugOf(type, data),
    ...languageTimes(type, before, data, tx.now),
    ...savedPublicCopy(type, before, data, tx.now),
    lock_version: base.lock_version + 1,
    updated_at: tx.now,
    updated_by: tx.author.id,
    updated_by_name: tx.author.name,
  }
}

/** Returns the values after the tenant's `beforeSave` hook. */
const runSaveHook = async (tx: WriteTx, type: AnyContentType, before: EntryRow | null, values: Values): Promise<Values> => {
  const hook = tx.hooks[type.name]?.beforeSave
  if (hook === undefined) return values
  const context = hookContext(tx, type, updateEntry)
  return hook(values, { ...context, before: before === null ? null : toRecord(type, before, tx.now) })
}

/**
 * Plans a new record from sent values, in the first status of its workflow unless another is given. Throws ContentIssues if
 * they break the declaration.
 */
export const plannedCreate = async (tx: WriteTx, type: AnyContentType, sent: Values, status?: Status): Promise<EntryChange> => {
  const id = nextId(tx.now)
  const given = mergeChanges(type, {}, createWithinRole(tx, type, sent))
  const values = await runSaveHook(tx, type, null, await completeValues(tx, type, id, given))
  const data = await checkedValues(tx, type, id, values, validationLevelOf(type, values), null)
  return {
    type,
    before: null,
    after: { ...nextRow(tx, type, id, null, data), ...(status !== undefined && { status }) },
    action: 'create',
    changedFields: changedNames(type, null, data),
  }
}

/** Creates the record that `plannedCreate` plans. */
export const createEntry = async (...wanted: Parameters<typeof plannedCreate>): Promise<EntryRow> =>
  writeEntry(wanted[0], await plannedCreate(...wanted))

/** Plans an update of a locked record; null if nothing changes. Throws ContentIssues. */
export const plannedUpdate = async (
  tx: WriteTx,
  type: AnyContentType,
  before: EntryRow,
  changes: Values,
  action: AuditAction = 'update',
): Promise<EntryChange | null> => {
  const current = declaredValues(type, before.data)
  const writable = writableValues(type, current)
  const given = mergeChanges(type, writable, changes)
  assertWithinRole(tx, type, [writable, given])
  const merged = await completeValues(tx, type, before.id, given, isPublicRecord(type.workflow, { ...current, status: before.status }))
  const values = await runSaveHook(tx, type, before, merged)
  const data = await checkedValues(tx, type, before.id, values, validationLevelOf(type, values), current)
  const changedFields = changedNames(type, current, data)
  if (changedFields.length === 0) return null
  return { type, before, after: nextRow(tx, type, before.id, before, data), action, changedFields }
}

/** Updates a locked record; without a change it stays as it is. Throws ContentIssues. */
export const updateEntry = async (...wanted: Parameters<typeof plannedUpdate>): Promise<EntryRow> => {
  const change = await plannedUpdate(...wanted)
  return change === null ? wanted[2] : writeEntry(wanted[0], change)
}
