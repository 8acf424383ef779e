import {
  currentValues,
  emptyValues,
  hasTransitions,
  isHiddenPath,
  stateAt,
  type AnyContentType,
  type AnyRecord,
  type Person,
  type Values,
  workflowOf,
} from '@captain/content-core'
import { isDeepStrictEqual } from 'node:util'
import type { EntryRow, ListedRow } from './entry-row.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

const person = (id: string | null, name: string): Person => ({ id, name })

/** Returns the state of a row at an instant, from its published copy. */
export const stateOfRow = (
  type: AnyContentType,
  row: Pick<EntryRow, 'status' | 'publish_from' | 'publish_until'> & { readonly is_in_force?: boolean },
  now: Date,
) =>
  stateAt(
    type.workflow,
    {
      status: row.status,
      isPublished: row.status === 'published',
      publishFrom: iso(row.publish_from),
      publishUntil: iso(row.publish_until),
      isInForce: row.is_in_force === true,
    },
    now,
  )

/** Whether a published row waits for its start. */
export const isScheduledRow = (type: AnyContentType, row: Parameters<typeof stateOfRow>[1], now: Date): boolean =>
  stateOfRow(type, row, now) === 'scheduled'

const systemFields = (type: AnyContentType, row: ListedRow & { readonly is_in_force?: boolean }, now: Date) => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  createdBy: person(row.created_by, row.created_by_name),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: person(row.updated_by, row.updated_by_name),
  localeUpdatedAt: { ja: iso(row.ja_updated_at), en: iso(row.en_updated_at) },
  englishBehind: type.hiddenFields === undefined ? row.english_behind : row.english_behind.filter((path) => !isHiddenPath(type, path)),
  lockVersion: row.lock_version,
  deletedAt: iso(row.deleted_at),
  state: stateOfRow(type, row, now),
  ...(hasTransitions(type.workflow) && { status: row.status }),
  ...(workflowOf(type.workflow).exposure === 'transition' && {
    firstPublishedAt: iso(row.first_published_at),
    publishedAt: iso(row.published_at),
    hasUnpublishedChanges: row.has_changes,
  }),
})

/** Returns the declared fields of stored values: fields added later are empty, removed fields are left out. */
export const declaredValues = (type: AnyContentType, values: Values): Values => {
  const current = currentValues(type, values, 'working')
  return Object.fromEntries(Object.entries(emptyValues(type.fields)).map(([name, empty]) => [name, current[name] ?? empty]))
}

/** Returns a record with all declared fields, from a row whose copies the database has compared. */
export const toWholeRecord = (type: AnyContentType, row: ListedRow & { readonly is_in_force?: boolean }, now: Date): AnyRecord => ({
  ...systemFields(type, row, now),
  ...declaredValues(type, row.data),
})

export const toRecord = (type: AnyContentType, row: EntryRow & { readonly is_in_force?: boolean }, now: Date): AnyRecord =>
  toWholeRecord(type, { ...row, has_changes: row.published !== null && !isDeepStrictEqual(row.data, row.published) }, now)

/** Returns the fields that were read, as the declaration has them now. */
const listedValues = (type: AnyContentType, values: Values): Values => {
  const current = currentValues(type, values, 'working')
  return current === values ? values : Object.fromEntries(Object.keys(values).map((name) => [name, current[name]]))
}

const excerptIn = ({ excerpt }: Values): string | null => (typeof excerpt === 'string' && excerpt !== '' ? excerpt : null)

/** Returns a record of a list, with the fields that were read. */
export const toListedRecord = (type: AnyContentType, row: ListedRow & { readonly is_in_force?: boolean }, now: Date): AnyRecord => ({
  ...systemFields(type, row, now),
  ...listedValues(type, row.data),
  ...(type.excerpt !== null && { excerpt: excerptIn(row.data) }),
})
