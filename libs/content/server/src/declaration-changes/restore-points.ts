import { isDeepStrictEqual } from 'node:util'
import { TRASH_DAYS, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { nextId } from '../store/ids.ts'
import type { WriteTx } from '../store.ts'
import type { DeclarationChange } from './changes.ts'
import type { DeclarationPlan } from './plan-declarations.ts'
import { wordsOf } from './words.ts'

/** A change that can be undone. */
export type RestorePoint = { readonly id: string; readonly createdAt: Date; readonly words: string; readonly records: number }

/** What a restore point knows of a change. */
export type StoredChange = Pick<DeclarationChange, 'type' | 'field' | 'what' | 'to'>

/** Fields of a copy that a change has written, as they were and as they are. */
type Difference = { readonly former: Values; readonly written: Values }

const UNDONE_BY_POINT: readonly StoredChange['what'][] = ['type-dropped', 'type-renamed']

/** Stores what the declaration was before a change that writes, renames or deletes records. Returns its id; null for another change. */
export const addRestorePoint = async (tx: WriteTx, plan: DeclarationPlan): Promise<string | null> => {
  if (!plan.shapes.some(({ rewrites }) => rewrites) && !plan.changes.some(({ what }) => UNDONE_BY_POINT.includes(what))) return null
  const id = nextId(tx.now)
  const shapes = Object.fromEntries(plan.stored.map(({ type, shape }) => [type, shape]))
  const changes: readonly StoredChange[] = plan.changes.map(({ type, field, what, to }) => ({ type, field, what, to }))
  await tx.run(sql`
    insert into content.restore_point (tenant_id, id, created_at, words, shapes, changes)
    values (${tx.tenant.number}, ${id}, ${tx.now}, ${wordsOf(plan)}, ${JSON.stringify(shapes)}::jsonb, ${JSON.stringify(changes)}::jsonb)`)
  return id
}

const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))

/** Returns the fields in which two forms of a copy differ; null if there are none. */
const differenceOf = (before: Values | null, after: Values | null): Difference | null => {
  if (before === null || after === null) return null
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  return names.length === 0 ? null : { former: picked(before, names), written: picked(after, names) }
}

/** Keeps the former values of a record that is written again, the first time. */
export const keepFormerValues = async (tx: WriteTx, point: string, before: EntryRow, after: EntryRow): Promise<void> => {
  const data = differenceOf(before.data, after.data)
  const published = differenceOf(before.published, after.published)
  if (data === null && published === null) return
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await tx.run(sql`
    insert into content.former_value (tenant_id, point_id, entry_id, former, written, former_published, written_published)
    values (${tx.tenant.number}, ${point}, ${before.id}, ${json(data?.former)}::jsonb, ${json(data?.written)}::jsonb,
      ${json(published?.former)}::jsonb, ${json(published?.written)}::jsonb)
    on conflict do nothing`)
}

/**
 * Deletes the next records of a type that the declaration drops, and keeps them with the restore point. Returns how many were deleted;
 * records that others refer to stay, except records of types that are `dropped` too.
 */
export const dropRecords = async (tx: WriteTx, type: string, dropped: readonly string[], limit: number): Promise<number> => {
  const tenant = tx.tenant.number
  const rows = await tx.rows<{ id: string }>(sql`
    select e.id from content.entry e where e.tenant_id = ${tenant} and e.type = ${type} and not exists (
      select from content.entry_reference r join content.entry s on s.tenant_id = r.tenant_id and s.id = r.src_id
      where r.tenant_id = ${tenant} and r.dst_id = e.id and s.type <> all(${dropped}::text[]))
    order by e.id limit ${limit} for update of e`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.run(sql`
    insert into content.former_value (tenant_id, point_id, entry_id, entry, revisions, redirects)
    select e.tenant_id, d.restore_point, e.id, to_jsonb(e),
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id),
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from content.redirect r where r.tenant_id = e.tenant_id and r.entry_id = e.id)
    from content.entry e join content.declared_type d on d.tenant_id = e.tenant_id and d.type = e.type and d.restore_point is not null
    where e.tenant_id = ${tenant} and e.id = any(${ids}::text[]) on conflict do nothing`)
  // Records of dropped types may refer to each other.
  await tx.run(sql`delete from content.entry_reference where tenant_id = ${tenant} and src_id = any(${ids}::text[])`)
  await tx.run(sql`
    delete from content.entry_reference r using content.entry s
    where r.tenant_id = ${tenant} and r.dst_id = any(${ids}::text[]) and s.tenant_id = r.tenant_id and s.id = r.src_id and s.type = any(${dropped}::text[])`)
  await tx.run(sql`delete from content.entry where tenant_id = ${tenant} and id = any(${ids}::text[])`)
  return ids.length
}

/** Returns the changes of the tenant that can be undone, newest first. */
export const readRestorePoints = (tx: Tx): Promise<readonly RestorePoint[]> =>
  tx.rows<RestorePoint>(sql`
    select p.id, p.created_at as "createdAt", p.words,
      (select count(*)::int from content.former_value f where f.tenant_id = p.tenant_id and f.point_id = p.id) as records
    from content.restore_point p where p.tenant_id = ${tx.tenant.number} order by p.id desc`)

/** Ends the use of restore points that are deleted: what is still written or dropped has none from now on. */
const leavePoints = (tx: WriteTx, ids: readonly string[]) =>
  tx.run(
    sql`update content.declared_type set restore_point = null where tenant_id = ${tx.tenant.number} and restore_point = any(${ids}::text[])`,
  )

/** Deletes a restore point with its values; returns whether there was one. */
export const forgetRestorePoint = async (tx: WriteTx, id: string): Promise<boolean> => {
  await leavePoints(tx, [id])
  const rows = await tx.rows(sql`delete from content.restore_point where tenant_id = ${tx.tenant.number} and id = ${id} returning id`)
  return rows.length > 0
}

/** Deletes restore points that are older than thirty days; returns how many. */
export const purgeRestorePoints = async (tx: WriteTx): Promise<number> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from content.restore_point where tenant_id = ${tx.tenant.number} and created_at < now() - ${`${TRASH_DAYS} days`}::interval`)
  for (const { id } of rows) await forgetRestorePoint(tx, id)
  return rows.length
}
