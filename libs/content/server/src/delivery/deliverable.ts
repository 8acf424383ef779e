import { kindOf, slugField, type AnyContentType, type Tenant, storedName, storedNames } from '@captain/content-core'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { DeliverableMedia } from '../media/media-row.ts'
import type { NamedRow } from './delivered-name.ts'
import { allVisibleWithSql, LIVE, publicNames, type View } from './public-type.ts'

/** The name of a record that another one refers to. */
export type ReferenceRow = NamedRow & { readonly type: string }

/** What records refer to, read with them: on the first of a page for all of them. */
export type Included = {
  readonly references: readonly ReferenceRow[] | null
  readonly media: readonly DeliverableMedia[] | null
}

/** Selects a field of each type, by the type's name, from a copy of a row aliased `e`. */
const fieldByType = (types: readonly AnyContentType[], copy: Fragment, fieldOf: (type: AnyContentType) => string | null): Fragment => {
  const cases = types.flatMap((type) => {
    const field = fieldOf(type)
    return field === null ? [] : [sql`when ${sql.lit(type.name)} then ${sql.lit(storedName(type, field))}`]
  })
  return cases.length === 0 ? sql`null::jsonb` : sql`${copy}->case e.type ${sql.join(cases, sql` `)} end`
}

/** The columns of a reference row, from rows aliased `e`. */
export const namedColumns = ({ contentTypes }: Tenant, copy: Fragment): Fragment =>
  sql`e.id, e.type, ${fieldByType(contentTypes, copy, ({ title }) => title)} as title, ${fieldByType(contentTypes, copy, slugField)} #>> '{}' as slug`

/** Condition that a derived row, aliased `x`, comes from one of the fields: from the field itself, or from within it. */
const isOf = (names: readonly string[]): Fragment => {
  const list = sql`any(${sql.lit(`{${names.join(',')}}`)}::text[])`
  return sql`(x.path = ${list} or split_part(x.path, '.', 1) = ${list})`
}

const referenceRows = (tenant: Tenant, isOwner: Fragment, names: readonly string[]): Fragment => sql`(
  select json_agg(json_build_object('id', r.id, 'type', r.type, 'title', r.title, 'slug', r.slug))
  from (
    select distinct x.dst_id from content.entry_reference x
    where x.tenant_id = ${sql.lit(tenant.number)} and x.src_id ${isOwner} and x.stage = 1 and ${isOf(names)}) as target
  cross join lateral (
    select ${namedColumns(tenant, sql`e.published`)} from content.entry e
    where e.tenant_id = ${sql.lit(tenant.number)} and e.id = target.dst_id and ${allOf([...LIVE, ...allVisibleWithSql(tenant)])}) as r)`

const mediaRows = (tenant: Tenant, isOwner: Fragment, names: readonly string[]): Fragment => sql`(
  select json_agg(json_build_object('id', m.id, 'original_name', m.original_name, 'path', m.path, 'mime_type', m.mime_type, 'size', m.size,
    'width', m.width, 'height', m.height, 'alt', m.alt, 'focal_x', m.focal_x::text, 'focal_y', m.focal_y::text, 'variants', m.variants))
  from (
    select distinct x.media_id from content.entry_media x
    where x.tenant_id = ${sql.lit(tenant.number)} and x.entry_id ${isOwner} and x.stage = 1 and ${isOf(names)}) as target
  join content.media m on m.tenant_id = ${sql.lit(tenant.number)} and m.id = target.media_id)`

/** Returns the names under which fields of a view are stored that can refer to something else than assets, or to assets. */
const referring = (type: AnyContentType, view: View, other: 'record' | 'media'): readonly string[] =>
  publicNames(type, view).flatMap((name) => {
    const field = type.fields[name]
    if (field === undefined) return []
    const { references, pointsTo } = kindOf(field)
    return references !== undefined && (pointsTo === undefined || pointsTo === other) ? storedNames(name, field) : []
  })

/** Selects, as `Included`, what the public copies of some records refer to in a view. The condition on the owner's id begins with its operator. */
export const includedIn = (tenant: Tenant, type: AnyContentType, view: View, isOwner: Fragment): Fragment => {
  const [toRecords, toMedia] = [referring(type, view, 'record'), referring(type, view, 'media')]
  return sql`json_build_object(
    'references', ${toRecords.length === 0 ? sql`null` : referenceRows(tenant, isOwner, toRecords)},
    'media', ${toMedia.length === 0 ? sql`null` : mediaRows(tenant, isOwner, toMedia)})`
}
