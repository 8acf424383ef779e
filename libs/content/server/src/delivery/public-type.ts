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

/** Conditions of a row that the public sees now. */
export const LIVE: readonly Fragment[] = [...PUBLIC, ...NOW]

export type View = 'list' | 'detail'

/** Names of the fields that a view shows. */
export const publicNames = (type: AnyContentType, view: View): readonly string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => field.visibility === 'list' || (view === 'detail' && field.visibility === 'detail'))
    .map(([name]) => name)

/** What is read of a live row for a view: nothing private leaves the database. */
export const publicColumns = (type: AnyContentType, view: View): Fragment =>
  sql`e.id, e.type, e.published_at, e.first_published_at, ${projection(sql`e.published`, publicNames(type, view))} as data`
