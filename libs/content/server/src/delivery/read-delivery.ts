import { workflowOf, type AnyContentType, type DeliveredList, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { readPage } from '../list-query/page.ts'
import type { Parameters } from '../list-query/parameters.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { redirectedId } from '../store/redirects.ts'
import { deliverRecords, type DeliverableRow } from './deliver.ts'
import { parseDeliveryRequest, recordKey } from './delivery-request.ts'
import { readNeighbours } from './neighbours.ts'
import { liveSql, publicColumns } from './public-type.ts'

/** Notes that a read depends on the records of a type; records that are shown with another record depend on that one, too. */
const noteType = ({ notes }: Tx, type: AnyContentType): void => {
  if (type.publicDependsOn === null) notes?.type(type.name)
  else notes?.everything()
}

/** Reads a page of the live records of a type. */
export const readDeliveredList = async (
  tx: Tx,
  type: AnyContentType,
  parameters: Parameters,
  locale: Locale,
): Promise<DeliveredList<Values>> => {
  noteType(tx, type)
  const { rows, hasMore, count } = await readPage<DeliverableRow>(tx, await parseDeliveryRequest(tx, type, parameters))
  const last = rows.at(-1)
  return {
    items: await deliverRecords(tx, rows, { type, locale, view: 'list' }),
    next: hasMore && last !== undefined ? last.id : null,
    count,
  }
}

const readLive = async (tx: Tx, type: AnyContentType, { id, slug }: ReturnType<typeof recordKey>): Promise<DeliverableRow | null> => {
  const key = id === null ? sql`e.published_slug = ${slug}` : sql`(e.id = ${id} or e.published_slug = ${slug})`
  const [row] = await tx.hotRows<DeliverableRow>(sql`
    select ${publicColumns(type, 'detail')} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and ${key} and ${allOf(liveSql(tx.tenant, type))} limit 1`)
  return row ?? null
}

export type DeliveredRecord = { readonly record: Values } | { readonly movedTo: string }

/** Reads a live record by slug or id. Returns its new address for an old slug, and null if the public sees no such record. */
export const readDeliveredRecord = async (tx: Tx, type: AnyContentType, text: string, locale: Locale): Promise<DeliveredRecord | null> => {
  const key = recordKey(text)
  const row = await readLive(tx, type, key)
  if (row !== null) {
    tx.notes?.id(row.id)
    if (type.publicDependsOn !== null) tx.notes?.everything()
    const [[record = {}], neighbours] = await Promise.all([
      deliverRecords(tx, [row], { type, locale, view: 'detail' }),
      workflowOf(type.workflow).isChronological ? readNeighbours(tx, type, row.id, locale) : {},
    ])
    return { record: { ...record, ...neighbours } }
  }
  const moved = await redirectedId(tx, type.name, key.slug)
  if (moved === null) return null
  const target = await tx.row<{ published_slug: string }>(
    sql`select e.published_slug from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.id = ${moved} and ${allOf(liveSql(tx.tenant, type))}`,
  )
  return target === null ? null : { movedTo: target.published_slug }
}

/**
 * Reads the current record: the version in force of a legal document, the record of a singleton, otherwise the record with the
 * address `current`.
 */
export const readCurrentRecord = async (tx: Tx, type: AnyContentType, locale: Locale): Promise<DeliveredRecord | null> => {
  noteType(tx, type)
  const { readCurrent } = workflowStoreOf(type)
  if (readCurrent === undefined) return readDeliveredRecord(tx, type, 'current', locale)
  const current = await readCurrent(tx, type, allOf(liveSql(tx.tenant, type)))
  return current === null ? null : readDeliveredRecord(tx, type, current.id, locale)
}
