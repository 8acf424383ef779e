import { workflowOf, type AnyContentType, type Tenant, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, prepareStatement, sql, type Fragment, type PreparedStatement } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { noteRecord, noteType } from '../public-changes/note-type.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { redirectedId } from '../store/redirects.ts'
import { deliverRecords, type DeliverableRow } from './deliver.ts'
import { recordKey } from './delivery-request.ts'
import { includedIn } from './deliverable.ts'
import { deliveredNeighbours, neighbourColumns, noteNeighbours, type Neighbours } from './neighbours.ts'
import { liveSql, publicColumns } from './public-type.ts'

type LiveRow = DeliverableRow & Partial<Neighbours>

type RecordStatements = Readonly<Record<'bySlug' | 'bySlugOrId', PreparedStatement>>

/** Selects everything that the response shows, of the record that a condition on its address finds. */
const recordStatement = (tenant: Tenant, type: AnyContentType, isAt: Fragment): Fragment => {
  const neighbours = workflowOf(type.workflow).isChronological ? sql`, ${neighbourColumns(tenant, type)}` : sql``
  return sql`
    with own as materialized (
      select ${publicColumns(type, 'detail')}, ${includedIn(tenant, type, 'detail', sql`= e.id`)} as included, e.publish_from from content.entry e
      where e.tenant_id = ${sql.lit(tenant.number)} and e.type = ${sql.lit(type.name)} and ${isAt} and ${allOf(liveSql(tenant, type))} limit 1)
    select own.id, own.type, own.published_at, own.first_published_at, own.data, own.included${neighbours} from own`
}

const statements = new WeakMap<Tenant, Map<AnyContentType, RecordStatements>>()

const statementsFor = (tenant: Tenant, type: AnyContentType): RecordStatements => {
  const ofTenant = statements.get(tenant) ?? new Map<AnyContentType, RecordStatements>()
  statements.set(tenant, ofTenant)
  const known = ofTenant.get(type)
  if (known !== undefined) return known
  const prepared = {
    bySlug: prepareStatement(1, ([slug]) => recordStatement(tenant, type, sql`e.published_slug = ${slug}`)),
    bySlugOrId: prepareStatement(2, ([slug, id]) => recordStatement(tenant, type, sql`(e.id = ${id} or e.published_slug = ${slug})`)),
  }
  ofTenant.set(type, prepared)
  return prepared
}

const readLive = async (tx: Tx, type: AnyContentType, { id, slug }: ReturnType<typeof recordKey>): Promise<LiveRow | null> => {
  const { bySlug, bySlugOrId } = statementsFor(tx.tenant, type)
  const [row] = await (id === null ? tx.prepared<LiveRow>(bySlug, [slug]) : tx.prepared<LiveRow>(bySlugOrId, [slug, id]))
  return row ?? null
}

export type DeliveredRecord = { readonly record: Values } | { readonly movedTo: string }

/** Reads a live record by slug or id. Returns its new address for an old slug, and null if the public sees no such record. */
export const readDeliveredRecord = async (tx: Tx, type: AnyContentType, text: string, locale: Locale): Promise<DeliveredRecord | null> => {
  const key = recordKey(text)
  const row = await readLive(tx, type, key)
  if (row !== null) {
    const { notes } = tx
    const { newer = null, older = null } = row
    noteRecord(notes, type, row.id)
    const [record = {}] = await deliverRecords(tx, [row], { type, locale, view: 'detail' })
    if (!workflowOf(type.workflow).isChronological) return { record }
    if (notes !== undefined) noteNeighbours(notes, type, { newer, older })
    return { record: { ...record, ...deliveredNeighbours(type, { newer, older }, locale) } }
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
  noteType(tx.notes, type)
  const { readCurrent } = workflowStoreOf(type)
  if (readCurrent === undefined) return readDeliveredRecord(tx, type, 'current', locale)
  const current = await readCurrent(tx, type, allOf(liveSql(tx.tenant, type)))
  return current === null ? null : readDeliveredRecord(tx, type, current.id, locale)
}
