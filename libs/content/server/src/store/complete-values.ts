import { asSlug, kindOf, RESERVED_SLUGS, slugField, slugFrom, workflowOf, type AnyContentType, type Values } from '@captain/content-core'
import { asRecord } from '@captain/validation'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { foldUnique, uniqueName } from './derive.ts'

const SLUG_CHARACTERS = 8

/** Returns the default address of a record: `draft-…` if it will be a page, a short one if it is an anchor. */
const autoSlug = (type: AnyContentType, id: string): string => {
  const tail = id.slice(-SLUG_CHARACTERS).toLowerCase()
  return workflowOf(type.workflow).exposure === 'transition' ? `draft-${tail}` : `${type.name}-${tail}`
}

/** Slugs that the records of a transaction take before they are written. */
const claimed = new WeakMap<WriteTx, Set<string>>()

const isFree = async (tx: WriteTx, type: AnyContentType, id: string, field: string, slug: string): Promise<boolean> => {
  const taken = claimed.get(tx) ?? new Set()
  claimed.set(tx, taken)
  const key = `${type.name}/${slug}`
  if (taken.has(key)) return false
  const row = await tx.row(sql`
    select 1 from content.entry_unique where tenant_id = ${tx.tenant.number} and type = ${type.name} and field = ${uniqueName(type, field)} and val = ${foldUnique(slug)}
      and entry_id <> ${id}`)
  if (row === null) taken.add(key)
  return row === null
}

/** Returns the address of a record of a list with a switch, which goes live without further questions, from its English name; null without one. */
const namedSlug = async (tx: WriteTx, type: AnyContentType, id: string, name: string, values: Values): Promise<string | null> => {
  const field = type.fields[name]
  const source = field === undefined ? null : (asSlug(field)?.config.from ?? null)
  if (source === null || workflowOf(type.workflow).exposure === 'transition') return null
  const { en } = asRecord(values[source])
  const made = typeof en === 'string' ? slugFrom(en) : ''
  return made !== '' && !RESERVED_SLUGS.includes(made) && (await isFree(tx, type, id, name, made)) ? made : null
}

/** Returns the place of the last record of a sortable list; 0 for an empty list. */
export const lastSortOrder = async (tx: WriteTx, type: AnyContentType): Promise<number> => {
  const row = await tx.row<{ last: number | null }>(sql`
    select (e.data->>'sortOrder')::int as last from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = (
      select i.entry_id from content.entry_index i where i.tenant_id = ${tx.tenant.number} and i.type = ${type.name} and i.stage = 0 and i.field = 'sortOrder'
      order by i.val desc, i.position desc limit 1)`)
  return row?.last ?? 0
}

/**
 * Adds missing values that the server chooses: the slug, and the place at the end of a sortable list. Until a record is public, a slug that
 * the server chose follows an English name that is entered later.
 */
export const completeValues = async (tx: WriteTx, type: AnyContentType, id: string, values: Values, wasPublic = false): Promise<Values> => {
  const slug = slugField(type)
  const field = slug === null ? undefined : type.fields[slug]
  const sent = slug === null ? null : values[slug]
  const auto = autoSlug(type, id)
  const isToggle = workflowOf(type.workflow).exposure === 'toggle'
  const isMissing = field !== undefined && (kindOf(field).isEmpty(sent) || (typeof sent === 'string' && sent.trim() === ''))
  const needsSlug = slug !== null && (isMissing || (isToggle && sent === auto && !wasPublic))
  const needsOrder =
    workflowOf(type.workflow).reorderable === true &&
    (values['sortOrder'] === null || values['sortOrder'] === undefined || values['sortOrder'] === 0)
  return {
    ...values,
    ...(needsSlug && { [slug]: (await namedSlug(tx, type, id, slug, values)) ?? auto }),
    ...(needsOrder && { sortOrder: (await lastSortOrder(tx, type)) + 10 }),
  }
}
