import { kindOf, slugField, workflowOf, type AnyContentType, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'

const SLUG_CHARACTERS = 8

/** Returns the default address of a record: `draft-…` if it will be a page, a short one if it is an anchor. */
const autoSlug = (type: AnyContentType, id: string): string => {
  const tail = id.slice(-SLUG_CHARACTERS).toLowerCase()
  return workflowOf(type.workflow).exposure === 'transition' ? `draft-${tail}` : `${type.name}-${tail}`
}

/** Returns the place of the last record of a sortable list; 0 for an empty list. */
export const lastSortOrder = async (tx: WriteTx, type: AnyContentType): Promise<number> => {
  const row = await tx.row<{ last: number | null }>(sql`
    select (e.data->>'sortOrder')::int as last from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = (
      select i.entry_id from content.entry_index i where i.tenant_id = ${tx.tenant.number} and i.type = ${type.name} and i.stage = 0 and i.field = 'sortOrder'
      order by i.val desc, i.position desc limit 1)`)
  return row?.last ?? 0
}

/** Adds missing values that the server chooses: the slug, and the place at the end of a sortable list. */
export const completeValues = async (tx: WriteTx, type: AnyContentType, id: string, values: Values): Promise<Values> => {
  const slug = slugField(type)
  const field = slug === null ? undefined : type.fields[slug]
  const sent = slug === null ? null : values[slug]
  const needsSlug = field !== undefined && (kindOf(field).isEmpty(sent) || (typeof sent === 'string' && sent.trim() === ''))
  const needsOrder =
    workflowOf(type.workflow).reorderable === true &&
    (values['sortOrder'] === null || values['sortOrder'] === undefined || values['sortOrder'] === 0)
  return {
    ...values,
    ...(needsSlug && slug !== null && { [slug]: autoSlug(type, id) }),
    ...(needsOrder && { sortOrder: (await lastSortOrder(tx, type)) + 10 }),
  }
}
