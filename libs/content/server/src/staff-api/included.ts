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
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { includedMedia, readMedia, type DeliverableMedia } from '../media/media-row.ts'
import { stateOfRow } from '../store/record.ts'
import { titleSides } from '../store/title.ts'
import { labelFieldsOf, rowsOfIncluded, type IncludedJson, type LabelRow } from './included-rows.ts'
import type { Keeping } from './kept-reads.ts'
import { readableTypes, type MayRead } from './may-read.ts'

/** Reads the label of each referenced record, in one query for all types. */
const readLabels = async (tx: Tx, ids: readonly string[], mayRead: MayRead): Promise<readonly LabelRow[]> => {
  const types = readableTypes(tx.tenant, mayRead)
  if (ids.length === 0 || types.length === 0) return []
  return tx.hotRows<LabelRow>(sql`
    select e.id, e.type, e.status, e.publish_from, e.publish_until, e.data->d.title as title, e.data->>d.image as image, e.data->>d.color as color
    from content.entry e
    join ${labelFieldsOf(types)} on d.type = e.type
    where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = any(${ids}::text[])`)
}

const readPersons = async (tx: Tx, ids: readonly string[]): Promise<readonly Person[]> =>
  ids.length === 0 ? [] : tx.rows<Person & { id: string }>(sql`select id, name from content.member where id = any(${ids}::text[])`)

const byId = <Row extends { readonly id: string | null }, Out>(
  rows: readonly Row[],
  make: (row: Row) => Out,
): Readonly<Record<string, Out>> => Object.fromEntries(rows.map((row) => [row.id ?? '', make(row)]))

const label = (tenant: Tenant, row: LabelRow, media: readonly DeliverableMedia[], now: Date): IncludedRecord => {
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

type Named = { readonly type: AnyContentType; readonly mayRead: MayRead; readonly keeping?: Keeping }

type Ids = Readonly<Record<'record' | 'media' | 'account', readonly string[]>>

/** Notes what the labels were made of. */
const note = ({ notes, endsAt, never }: Keeping, ids: Ids, labels: readonly LabelRow[], now: Date): void => {
  for (const id of ids.record) notes.draft(id)
  for (const id of [...ids.media, ...labels.flatMap((row) => row.image ?? [])]) notes.id(id)
  for (const { publish_from: from, publish_until: until } of labels) for (const time of [from, until]) endsAt(time, now)
  // Names of accounts are not in the log of changes.
  if (ids.account.length > 0) never()
}

type Rows = { readonly labels: readonly LabelRow[]; readonly media: readonly DeliverableMedia[] }

const readRows = async (tx: Tx, { record, media: wanted }: Ids, mayRead: MayRead): Promise<Rows> => {
  const [labels, own] = await Promise.all([readLabels(tx, record, mayRead), readMedia(tx, wanted)])
  const images = new Set(labels.flatMap((row) => row.image ?? []))
  const others = await readMedia(
    tx,
    [...images].filter((id) => !wanted.includes(id)),
  )
  return { labels, media: [...own, ...others] }
}

/**
 * Returns labels of all referenced records; leaves out records that the reader may not read. Reads them in at most two round trips, unless
 * they were read with the documents.
 */
export const readIncluded = async (
  tx: Tx,
  { type, mayRead, keeping }: Named,
  documents: readonly Values[],
  known?: IncludedJson | null,
): Promise<Included> => {
  const targets = documents.flatMap((values) => referenceTargetsOf(type.fields, values))
  const idsTo = (to: 'record' | 'media' | 'account') => [
    ...new Set(targets.filter((target) => target.to === to).map((target) => target.id)),
  ]
  const ids: Ids = { record: idsTo('record'), media: idsTo('media'), account: idsTo('account') }
  const [{ labels, media }, persons] = await Promise.all([
    known == null ? readRows(tx, ids, mayRead) : rowsOfIncluded(known),
    readPersons(tx, ids.account),
  ])
  if (keeping !== undefined) note(keeping, ids, labels, tx.now)
  return {
    records: byId(
      labels.filter((row) => ids.record.includes(row.id)),
      (row) => label(tx.tenant, row, media, tx.now),
    ),
    media: byId(
      media.filter((row) => ids.media.includes(row.id)),
      (row): IncludedMedia => includedMedia(row),
    ),
    accounts: byId(persons, (person) => person),
  }
}
