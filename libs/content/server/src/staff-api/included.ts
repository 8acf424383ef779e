import {
  contentTypeOf,
  referenceTargetsOf,
  type AnyContentType,
  type Included,
  type IncludedMedia,
  type IncludedRecord,
  type Person,
  type Tenant,
  type Values,
} from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { includedMedia, readMedia, type MediaRow } from '../media/media-row.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { stateOfRow } from '../store/record.ts'
import { titleSides } from '../store/title.ts'
import type { MayRead } from './may-read.ts'

type LabelRow = Pick<EntryRow, 'id' | 'type' | 'status' | 'publish_from' | 'publish_until'> & {
  readonly title: unknown
  readonly image: string | null
  readonly color: string | null
}

const firstOfKind = (type: AnyContentType, kind: 'image' | 'color'): string =>
  Object.entries(type.fields).find(([, field]) => field.kind === kind)?.[0] ?? ''

/** A type with the fields of its label, as a row of constants: the statement is planned once. */
const labelFields = (type: AnyContentType): Fragment =>
  sql`(${sql.join([type.name, type.title, firstOfKind(type, 'image'), firstOfKind(type, 'color')].map((text) => sql.lit(text)))})`

/** Reads the label of each referenced record, in one query for all types. */
const readLabels = async (tx: Tx, ids: readonly string[], mayRead: MayRead): Promise<readonly LabelRow[]> => {
  const types = tx.tenant.contentTypes.filter(mayRead)
  if (ids.length === 0 || types.length === 0) return []
  return tx.hotRows<LabelRow>(sql`
    select e.id, e.type, e.status, e.publish_from, e.publish_until, e.data->d.title as title, e.data->>d.image as image, e.data->>d.color as color
    from content.entry e
    join (values ${sql.join(types.map(labelFields))}) as d (type, title, image, color) on d.type = e.type
    where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = any(${ids}::text[])`)
}

const readPersons = async (tx: Tx, ids: readonly string[]): Promise<readonly Person[]> =>
  ids.length === 0 ? [] : tx.rows<Person & { id: string }>(sql`select id, name from content.member where id = any(${ids}::text[])`)

const byId = <Row extends { readonly id: string | null }, Out>(
  rows: readonly Row[],
  make: (row: Row) => Out,
): Readonly<Record<string, Out>> => Object.fromEntries(rows.map((row) => [row.id ?? '', make(row)]))

const label = (tenant: Tenant, row: LabelRow, media: readonly MediaRow[], now: Date): IncludedRecord => {
  const type = contentTypeOf(tenant, row.type)
  const image = media.find((one) => one.id === row.image)
  return {
    id: row.id,
    type: row.type,
    title: titleSides(row.title),
    state: type === null ? 'plain' : stateOfRow(type, row, now),
    image: image === undefined ? null : includedMedia(image).thumbnailUrl,
    color: row.color,
  }
}

type Named = { readonly type: AnyContentType; readonly mayRead: MayRead }

/** Reads labels of all referenced records, in at most two round trips; leaves out records that the reader may not read. */
export const readIncluded = async (tx: Tx, { type, mayRead }: Named, documents: readonly Values[]): Promise<Included> => {
  const targets = documents.flatMap((values) => referenceTargetsOf(type.fields, values))
  const idsTo = (to: 'record' | 'media' | 'account') => [
    ...new Set(targets.filter((target) => target.to === to).map((target) => target.id)),
  ]
  const wanted = idsTo('media')
  const [labels, own, persons] = await Promise.all([
    readLabels(tx, idsTo('record'), mayRead),
    readMedia(tx, wanted),
    readPersons(tx, idsTo('account')),
  ])
  const images = new Set(labels.flatMap((row) => row.image ?? []))
  const media = [
    ...own,
    ...(await readMedia(
      tx,
      [...images].filter((id) => !wanted.includes(id)),
    )),
  ]
  return {
    records: byId(labels, (row) => label(tx.tenant, row, media, tx.now)),
    media: byId(
      media.filter((row) => wanted.includes(row.id)),
      (row): IncludedMedia => includedMedia(row),
    ),
    accounts: byId(persons, (person) => person),
  }
}
