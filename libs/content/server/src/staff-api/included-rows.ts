import { kindOf, listedNames, type AnyContentType, type Tenant, storedName } from '@captain/content-core'
import { compile, sql, type Fragment } from '../database/sql.ts'
import type { DeliverableMedia } from '../media/media-row.ts'
import type { EntryRow } from '../store/entry-row.ts'

/** What the label of a record shows. */
export type LabelRow = Pick<EntryRow, 'id' | 'type' | 'status' | 'publish_from' | 'publish_until'> & {
  readonly title: unknown
  readonly image: string | null
  readonly color: string | null
}

type JsonLabel = Omit<LabelRow, 'publish_from' | 'publish_until'> & {
  readonly publish_from: string | null
  readonly publish_until: string | null
  readonly image_row: DeliverableMedia | null
}

/** What records refer to, read with them: on the first of a page for all of them. */
export type IncludedJson = { readonly labels: readonly JsonLabel[] | null; readonly media: readonly DeliverableMedia[] | null }

const firstOfKind = (type: AnyContentType, kind: 'image' | 'color'): string =>
  Object.entries(type.fields).find(([, field]) => field.kind === kind)?.[0] ?? ''

/** A type with the fields of its label, as a row of constants: the statement is planned once. */
const labelFields = (type: AnyContentType): Fragment =>
  sql`(${sql.join([type.name, storedName(type, type.title), firstOfKind(type, 'image'), storedName(type, firstOfKind(type, 'color'))].map((text) => sql.lit(text)))})`

/** The fields of labels by type, as rows aliased `d`. */
export const labelFieldsOf = (types: readonly AnyContentType[]): Fragment =>
  sql`(values ${sql.join(types.map(labelFields))}) as d (type, title, image, color)`

const MEDIA = sql`json_build_object('id', m.id, 'original_name', m.original_name, 'path', m.path, 'mime_type', m.mime_type, 'size', m.size,
  'width', m.width, 'height', m.height, 'alt', m.alt, 'focal_x', m.focal_x::text, 'focal_y', m.focal_y::text, 'variants', m.variants)`

type Owners = {
  readonly tenant: Tenant
  readonly type: AnyContentType
  /** The fields whose references count. */
  readonly names: readonly string[]
  /** The types of records that the reader may read. */
  readonly readable: readonly AnyContentType[]
  /** Condition on the owner's id; begins with its operator. */
  readonly isOwner: Fragment
}

const labelRows = ({ tenant, readable, isOwner }: Owners): Fragment => sql`(
  select json_agg(json_build_object('id', r.id, 'type', r.type, 'status', r.status, 'publish_from', r.publish_from, 'publish_until', r.publish_until,
    'title', r.data->d.title, 'image', r.data->>d.image, 'color', r.data->>d.color,
    'image_row', case when d.image <> '' then (
      select ${MEDIA} from content.media m where m.tenant_id = ${sql.lit(tenant.number)} and m.id = r.data->>d.image) end))
  from (
    select distinct x.dst_id from content.entry_reference x
    where x.tenant_id = ${sql.lit(tenant.number)} and x.src_id ${isOwner} and x.stage = 0) as target
  join content.entry r on r.tenant_id = ${sql.lit(tenant.number)} and r.id = target.dst_id
  join ${labelFieldsOf(readable)} on d.type = r.type)`

const mediaRows = ({ tenant, isOwner }: Owners): Fragment => sql`(
  select json_agg(${MEDIA})
  from (
    select distinct x.media_id from content.entry_media x
    where x.tenant_id = ${sql.lit(tenant.number)} and x.entry_id ${isOwner} and x.stage = 0) as target
  join content.media m on m.tenant_id = ${sql.lit(tenant.number)} and m.id = target.media_id)`

/** Whether one of the fields can refer to something else than assets, or to assets. */
const refersTo = ({ type, names }: Owners, other: 'record' | 'media'): boolean =>
  names.some((name) => {
    const field = type.fields[name]
    if (field === undefined) return false
    const { references, pointsTo } = kindOf(field)
    return references !== undefined && (pointsTo === undefined || pointsTo === other)
  })

/** Selects, as `IncludedJson`, what the working copies of some records refer to. Records in the trash have no such rows. */
export const includedRows = (owners: Owners): Fragment => sql`json_build_object(
  'labels', ${refersTo(owners, 'record') && owners.readable.length > 0 ? labelRows(owners) : sql`null`},
  'media', ${refersTo(owners, 'media') ? mediaRows(owners) : sql`null`})`

const texts = new WeakMap<AnyContentType, Map<string, Fragment>>()

/** Selects the same for a page `p` of records, with a text that is put together once for all readers who may read the same types. */
export const includedOfPage = (tenant: Tenant, type: AnyContentType, readable: readonly AnyContentType[]): Fragment => {
  const ofType = texts.get(type) ?? new Map<string, Fragment>()
  texts.set(type, ofType)
  const key = [tenant.number, ...readable.map(({ name }) => name)].join(' ')
  const isOwner = sql`= any(array(select p.id from p))`
  const known = ofType.get(key) ?? sql.raw(compile(includedRows({ tenant, type, names: listedNames(type), readable, isOwner })).text)
  ofType.set(key, known)
  return known
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** Returns the rows of labels, of assets, and of the images of labels. */
export const rowsOfIncluded = ({ labels, media }: IncludedJson) => ({
  labels: (labels ?? []).map(({ image_row: _image, ...row }): LabelRow => ({
    ...row,
    publish_from: dateOf(row.publish_from),
    publish_until: dateOf(row.publish_until),
  })),
  media: [...(media ?? []), ...(labels ?? []).flatMap((row) => row.image_row ?? [])],
})
