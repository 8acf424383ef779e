import { workflowOf, type AnyContentType } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { projection } from '../staff/listed-fields.ts'

/** Whether the delivery API knows the type at all: it has a public side and something to show there. */
export const isDelivered = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).exposure !== 'never' && Object.values(type.fields).some((field) => field.visibility !== 'private')

/** Conditions of a row that has a public copy. */
export const PUBLIC: readonly Fragment[] = [sql`e.deleted_at is null`, sql`e.published_position is not null`]

/** Conditions of a public copy whose time it is; only `publish` types have times. */
export const NOW: readonly Fragment[] = [
  sql`(e.publish_from is null or e.publish_from <= now())`,
  sql`(e.publish_until is null or e.publish_until > now())`,
]

/** Conditions of a row that the public sees now, unless its type is shown with another record. */
export const LIVE: readonly Fragment[] = [...PUBLIC, ...NOW]

/** Whether the public sees now the record with an id. */
const isSeen = (id: Fragment): Fragment => sql`exists (
  select from content.entry w where w.tenant_id = e.tenant_id and w.id = ${id} and w.deleted_at is null and w.published_position is not null
    and (w.publish_from is null or w.publish_from <= now()) and (w.publish_until is null or w.publish_until > now()))`

/** Conditions of a public copy that is shown with another record: that one is seen. */
export const seenWith = ({ publicWith }: AnyContentType): readonly Fragment[] =>
  publicWith === null ? [] : [isSeen(sql`e.published->>${sql.lit(publicWith)}`)]

/** Returns the same condition for rows that name the field that shows them with another record; an empty text means no field. */
export const isSeenWith = (field: Fragment): Fragment => sql`(${field} = '' or ${isSeen(sql`e.published->>${field}`)})`

/** Conditions of a row of a type that the public sees now. */
export const liveOf = (type: AnyContentType): readonly Fragment[] => [...LIVE, ...seenWith(type)]

export type View = 'list' | 'detail'

/** Names of the fields that a view shows. */
export const publicNames = (type: AnyContentType, view: View): readonly string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => field.visibility === 'list' || (view === 'detail' && field.visibility === 'detail'))
    .map(([name]) => name)

/** What is read of a live row for a view: nothing private leaves the database. */
export const publicColumns = (type: AnyContentType, view: View): Fragment =>
  sql`e.id, e.type, e.published_at, e.first_published_at, ${projection(sql`e.published`, publicNames(type, view))} as data`
