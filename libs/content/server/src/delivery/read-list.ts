import type { AnyContentType, DeliveredList, Values } from '@captain/content-core'
import { badRequest, keptBytes, keptParts } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { hasCursor, readPage, type Page } from '../list-query/page.ts'
import { rowsFrom, type Keyed } from '../list-query/page-rows.ts'
import type { PageRequest } from '../list-query/page-request.ts'
import type { Parameters } from '../list-query/parameters.ts'
import type { ItemBytes, ListItems } from '../public-changes/list-items.ts'
import { noteType } from '../public-changes/note-type.ts'
import { deliverRecords, type DeliverableRow } from './deliver.ts'
import { parseDeliveryRequest } from './delivery-request.ts'
import { liveSql } from './public-type.ts'

/** A `DeliveredList` in JSON, in UTF-8. */
export class SerialisedList {
  readonly bytes: Buffer<ArrayBuffer>
  constructor(bytes: Buffer<ArrayBuffer>) {
    this.bytes = bytes
  }
}

/** A list to read: the records of a type in one language. */
type ListRead = { readonly type: AnyContentType; readonly parameters: Parameters; readonly locale: Locale }

/** Reads a page. Throws 400 for a cursor that is not in the list. */
const readRows = async (tx: Tx, request: PageRequest): Promise<Page<Keyed<DeliverableRow>>> => {
  const page = await readPage<DeliverableRow>(tx, request)
  if (page.rows.length === 0 && typeof request.after === 'string' && !(await hasCursor(tx, request, request.after)))
    throw badRequest('malformed-parameter', 'after')
  return page
}

/** Returns the cursor of the next page. */
const nextOf = ({ rows, hasMore }: Page<DeliverableRow>): string | null => (hasMore ? (rows.at(-1)?.id ?? null) : null)

/** Reads a page of the live records of a type. */
export const readDeliveredList = async (tx: Tx, { type, parameters, locale }: ListRead): Promise<DeliveredList<Values>> => {
  noteType(tx.notes, type)
  const page = await readRows(tx, await parseDeliveryRequest(tx, type, parameters))
  return { items: await deliverRecords(tx, page.rows, { type, locale, view: 'list' }), next: nextOf(page), count: page.count }
}

/** Reads the records of a page of which only ids were read; those that have just ceased to be public are absent. */
const readRecords = (tx: Tx, type: AnyContentType, request: PageRequest, ids: readonly string[]) =>
  rowsFrom<DeliverableRow>(
    tx,
    tx.hotRows,
    { ...request, order: { by: 'position', isDescending: false }, after: null, limit: ids.length },
    {
      from: sql`content.entry e`,
      where: [
        sql`e.tenant_id = ${sql.lit(tx.tenant.number)}`,
        sql`e.type = ${sql.lit(type.name)}`,
        sql`e.id = any(${ids}::text[])`,
        ...liveSql(tx.tenant, type),
      ],
      id: sql`e.id`,
      keys: [sql`e.published_position`, sql`e.id`],
    },
  )

const OPEN = Buffer.from('{"items":[')
const COMMA = Buffer.from(',')

const listOf = (items: readonly ItemBytes[], rest: Omit<DeliveredList<Values>, 'items'>): SerialisedList => {
  const parts = items.flatMap((item, place) => (place === 0 ? [item] : [COMMA, item]))
  return new SerialisedList(keptParts([OPEN, ...parts, Buffer.from(`],${JSON.stringify(rest).slice(1)}`)]))
}

/** Puts a page together from the records that earlier lists have shown; reads and keeps the others. */
const readSharing = async (tx: Tx, items: ListItems, { type, parameters, locale }: ListRead): Promise<SerialisedList> => {
  noteType(tx.notes, type)
  const request = await parseDeliveryRequest(tx, type, parameters)
  const list = `${type.name} ${locale}`
  const isKnown = items.isMostlyKnown(list)
  const page = await readRows(tx, isKnown ? { ...request, select: null } : request)
  const ids = page.rows.map(({ id }) => id)
  const found = new Map(items.find(list, ids))
  const unknown = page.rows.filter(({ id }) => !found.has(id))
  if (unknown.length > 0) {
    const unknownIds = unknown.map(({ id }) => id)
    const rows = isKnown ? await readRecords(tx, type, request, unknownIds) : unknown
    const included = (isKnown ? rows : page.rows)[0]?.included
    const made = rows.map(({ id, ...row }) =>
      items.make(list, id, async (notes) => {
        const [item] = await deliverRecords({ ...tx, notes }, [{ ...row, id, ...(included !== undefined && { included }) }], {
          type,
          locale,
          view: 'list',
        })
        return keptBytes(JSON.stringify(item))
      }),
    )
    for (const [place, bytes] of (await Promise.all(made)).entries()) found.set(rows[place]?.id ?? '', bytes)
  }
  return listOf(
    ids.flatMap((id) => found.get(id) ?? []),
    { next: nextOf(page), count: page.count },
  )
}

/** Reads a page of the live records of a type; as JSON where reads share records. */
export const readList = (tx: Tx, read: ListRead): Promise<SerialisedList | DeliveredList<Values>> =>
  tx.items === undefined ? readDeliveredList(tx, read) : readSharing(tx, tx.items, read)
