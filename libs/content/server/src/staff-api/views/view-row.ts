import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import type { AnyContentType, SavedView, ViewQuery } from '@captain/content-core'
import { forbidden, notFound } from '@captain/http-server'
import { sql, type Fragment } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'
import { isId, nextId } from '../../store/ids.ts'
import type { WriteTx } from '../../store.ts'
import { withoutDeletedReferences } from './gone-filters.ts'
import { dropUnknownViewParts } from './view-query.ts'

export type ViewRow = {
  readonly id: string
  readonly account_id: string | null
  readonly name: string
  readonly is_shared: boolean
  readonly query: ViewQuery
  readonly updated_at: Date
}

/** The viewer: the account and its role in the tenant. */
export type Viewer = { readonly account: string | null; readonly role: MemberRole }

/** Whether the viewer may edit a view: its creator may, and owners of the tenant if it is shared. */
const mayEdit = ({ account, role }: Viewer, row: ViewRow): boolean =>
  row.account_id === account || (row.is_shared && roleAtLeast(role, 'owner'))

const visible = (tx: Tx, type: AnyContentType, { account }: Viewer): Fragment => sql`
  select v.id, v.account_id, v.name, v.is_shared, v.query, v.updated_at from content.saved_view v
  where v.tenant_id = ${tx.tenant.number} and v.type = ${type.name} and (v.is_shared or v.account_id = ${account})`

/** Returns views for the list response, without filters by missing records. */
export const toViews = async (tx: Tx, type: AnyContentType, viewer: Viewer, rows: readonly ViewRow[]): Promise<readonly SavedView[]> => {
  const checked = await withoutDeletedReferences(
    tx,
    type,
    rows.map(({ query }) => dropUnknownViewParts(type, query)),
  )
  return rows.map((row, place) => ({
    id: row.id,
    name: row.name,
    isShared: row.is_shared,
    isMine: row.account_id === viewer.account,
    isEditable: mayEdit(viewer, row),
    query: checked[place]?.query ?? {},
    dropped: checked[place]?.dropped ?? [],
    updatedAt: row.updated_at.toISOString(),
  }))
}

export const listViews = (tx: Tx, type: AnyContentType, viewer: Viewer): Promise<readonly ViewRow[]> =>
  tx.rows<ViewRow>(sql`${visible(tx, type, viewer)} order by v.name, v.id`)

/** Locks a view that the viewer may change. Throws 404 if it is invisible to the viewer, 403 if it belongs to another account. */
export const lockView = async (tx: WriteTx, type: AnyContentType, viewer: Viewer, id: string): Promise<ViewRow> => {
  const row = isId(id) ? await tx.row<ViewRow>(sql`${visible(tx, type, viewer)} and v.id = ${id} for update`) : null
  if (row === null) throw notFound()
  if (!mayEdit(viewer, row)) throw forbidden()
  return row
}

export type ViewValues = { readonly name: string; readonly isShared: boolean; readonly query: ViewQuery }

export const countViews = async (tx: Tx, type: AnyContentType, account: string | null): Promise<number> => {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::int as count from content.saved_view v where v.tenant_id = ${tx.tenant.number} and v.type = ${type.name} and v.account_id = ${account}`)
  return row?.count ?? 0
}

export const insertView = async (tx: WriteTx, type: AnyContentType, { name, isShared, query }: ViewValues): Promise<ViewRow> => {
  const row: ViewRow = { id: nextId(tx.now), account_id: tx.author.id, name, is_shared: isShared, query, updated_at: tx.now }
  await tx.run(sql`
    insert into content.saved_view (tenant_id, id, type, account_id, name, is_shared, query, created_at, updated_at)
    values (${tx.tenant.number}, ${row.id}, ${type.name}, ${row.account_id}, ${name}, ${isShared}, ${JSON.stringify(query)}::jsonb, ${tx.now}, ${tx.now})`)
  return row
}

export const updateView = async (tx: WriteTx, before: ViewRow, { name, isShared, query }: ViewValues): Promise<ViewRow> => {
  await tx.run(sql`
    update content.saved_view set name = ${name}, is_shared = ${isShared}, query = ${JSON.stringify(query)}::jsonb, updated_at = ${tx.now}
    where tenant_id = ${tx.tenant.number} and id = ${before.id}`)
  return { ...before, name, is_shared: isShared, query, updated_at: tx.now }
}

export const deleteView = (tx: WriteTx, id: string): Promise<number> =>
  tx.run(sql`delete from content.saved_view where tenant_id = ${tx.tenant.number} and id = ${id}`)
