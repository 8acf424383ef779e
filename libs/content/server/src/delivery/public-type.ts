import { fieldOf, storedNames, type AnyContentType, type Tenant } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'

/** Conditions on a row with a published copy. */
export const PUBLIC: readonly Fragment[] = [sql`e.deleted_at is null`, sql`e.published_position is not null`]

/** Conditions on a published copy within its time span; only `publish` types have one. */
export const NOW: readonly Fragment[] = [
  sql`(e.publish_from is null or e.publish_from <= now())`,
  sql`(e.publish_until is null or e.publish_until > now())`,
]

/** Conditions on a row that the public sees now, apart from its dependency on another record. */
export const LIVE: readonly Fragment[] = [...PUBLIC, ...NOW]

/**
 * Condition that the public sees the record with an id now. The tenant is a constant, so that the planner considers one partition only. A
 * scalar subquery is never hashed, as an `exists` over the records of the tenant would be.
 */
const isSeen = (tenant: Tenant, id: Fragment): Fragment => sql`(
  select true from content.entry w where w.tenant_id = ${sql.lit(tenant.number)} and w.id = ${id} and w.deleted_at is null and w.published_position is not null
    and (w.publish_from is null or w.publish_from <= now()) and (w.publish_until is null or w.publish_until > now()))`

/** Returns the conditions on a published copy that is shown with another record: the public sees that record. */
export const visibleWithSql = (tenant: Tenant, type: AnyContentType): readonly Fragment[] => {
  const { publicDependsOn: name } = type
  if (name === null) return []
  const field = fieldOf(type, name)
  const [first = name, ...others] = field === null ? [] : storedNames(name, field)
  const value = (stored: string): Fragment => sql`e.published->>${sql.lit(stored)}`
  return [isSeen(tenant, others.length === 0 ? value(first) : sql`coalesce(${sql.join([first, ...others].map(value))})`)]
}

/** Returns the same condition for rows of all types of a tenant; none if no type of it is shown with another record. */
export const allVisibleWithSql = (tenant: Tenant): readonly Fragment[] => {
  const cases = tenant.contentTypes.flatMap((type) =>
    visibleWithSql(tenant, type).map((condition) => sql`when ${sql.lit(type.name)} then ${condition}`),
  )
  return cases.length === 0 ? [] : [sql`case e.type ${sql.join(cases, sql` `)} else true end`]
}

/** Returns the conditions on a row of a type that the public sees now. */
export const liveSql = (tenant: Tenant, type: AnyContentType): readonly Fragment[] => [...LIVE, ...visibleWithSql(tenant, type)]

export type View = 'list' | 'detail'

/** Returns the names of the fields in a view. */
export const publicNames = (type: AnyContentType, view: View): readonly string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => field.visibility === 'list' || (view === 'detail' && field.visibility === 'detail'))
    .map(([name]) => name)

/** Returns the names of the declared fields that a view does not show. */
const hiddenNames = (type: AnyContentType, view: View): readonly string[] => {
  const shown = new Set(publicNames(type, view))
  return Object.keys(type.fields).filter((name) => !shown.has(name))
}

const without = (document: Fragment, names: readonly string[]): Fragment =>
  names.length === 0 ? document : sql`${document} - ${sql.lit(`{${names.join(',')}}`)}::text[]`

/** Selects the columns of a live row for a view; private values never leave the database. Reads the document once: long ones are compressed. */
export const publicColumns = (type: AnyContentType, view: View): Fragment =>
  sql`e.id, e.type, e.published_at, e.first_published_at, ${without(sql`e.published`, hiddenNames(type, view))} as data`
