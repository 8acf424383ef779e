import { isDeepStrictEqual } from 'node:util'
import { workflowOf, type AnyContentType, type AnyRecord, type Revision, type Values, isHiddenPath } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from './entry-row.ts'
import { toRecord } from './record.ts'

const KEPT = 50

type RevisionRow = {
  readonly number: number
  readonly snapshot: Values
  readonly changed_fields: readonly string[]
  readonly created_at: Date
  readonly created_by: string | null
  readonly created_by_name: string
}

export type Saved = { readonly type: AnyContentType; readonly row: EntryRow; readonly changedFields: readonly string[] }

/** Whether a save published the working copy of an article; for a toggle that is on, every save does. */
const isPublication = ({ type, row }: Saved): boolean =>
  workflowOf(type.workflow).exposure === 'transition' &&
  row.published_at?.getTime() === row.updated_at.getTime() &&
  isDeepStrictEqual(row.published, row.data)

const prune = (tx: WriteTx, ids: readonly string[]) =>
  tx.hotRows(sql`
    delete from content.entry_revision r using unnest(${ids}::text[]) as one (id) cross join lateral (
      select k.number from content.entry_revision k where k.tenant_id = ${sql.lit(tx.tenant.number)} and k.entry_id = one.id order by k.number desc offset ${sql.lit(KEPT - 1)} limit 1) oldest
    where r.tenant_id = ${sql.lit(tx.tenant.number)} and r.entry_id = one.id and not r.was_published and r.number < oldest.number`)

/** Stores the working copies of this save, as just written. Keeps the newest 50 per record, and the revisions that were published. Sends its statements at once. */
export const writeRevisions = async (tx: WriteTx, saves: readonly Saved[]): Promise<void> => {
  if (saves.length === 0) return
  const rows = saves.map((save) => ({
    entry_id: save.row.id,
    number: save.row.lock_version,
    changed_fields: save.changedFields,
    was_published: isPublication(save),
    created_at: tx.now,
    created_by: tx.author.id,
    created_by_name: tx.author.name,
  }))
  const long = saves.filter(({ row }) => row.lock_version > KEPT).map(({ row }) => row.id)
  await Promise.all([
    tx.hotRows(sql`
      insert into content.entry_revision (tenant_id, entry_id, number, snapshot, changed_fields, was_published, created_at, created_by, created_by_name)
      select e.tenant_id, e.id, r.number, e.data, r.changed_fields, r.was_published, r.created_at, r.created_by, r.created_by_name
      from jsonb_populate_recordset(null::content.entry_revision, ${JSON.stringify(rows)}::jsonb) r
      join content.entry e on e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = r.entry_id`),
    ...(long.length > 0 ? [prune(tx, long)] : []),
  ])
}

/** Marks the newest revision of records as published, so that it is never dropped. */
export const markPublished = async (tx: WriteTx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.hotRows(sql`
    update content.entry_revision r set was_published = true from unnest(${ids}::text[]) as one (id)
    where r.tenant_id = ${sql.lit(tx.tenant.number)} and r.entry_id = one.id and r.number = (
      select k.number from content.entry_revision k where k.tenant_id = ${sql.lit(tx.tenant.number)} and k.entry_id = one.id order by k.number desc limit 1)`)
}

/** Returns a record's revisions, newest first, without the names of fields that the reader of the type does not see. */
export const listRevisions = async (tx: Tx, type: AnyContentType, id: string): Promise<readonly Revision[]> => {
  const rows = await tx.rows<RevisionRow>(sql`
    select number, changed_fields, created_at, created_by, created_by_name from content.entry_revision
    where tenant_id = ${tx.tenant.number} and entry_id = ${id} order by number desc`)
  return rows.map((row) => ({
    number: row.number,
    createdAt: row.created_at.toISOString(),
    createdBy: { id: row.created_by, name: row.created_by_name },
    changedFields: row.changed_fields.filter((name) => !isHiddenPath(type, name)),
  }))
}

const recordAtRevision = (type: AnyContentType, row: EntryRow, revision: RevisionRow, now: Date): AnyRecord =>
  toRecord(
    type,
    {
      ...row,
      data: revision.snapshot,
      lock_version: revision.number,
      updated_at: revision.created_at,
      updated_by: revision.created_by,
      updated_by_name: revision.created_by_name,
    },
    now,
  )

/** Returns the record of a revision, or null if there is no such revision. */
export const readRevision = async (tx: Tx, type: AnyContentType, row: EntryRow, number: number): Promise<AnyRecord | null> => {
  const revision = await tx.row<RevisionRow>(
    sql`select * from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${row.id} and number = ${number}`,
  )
  return revision === null ? null : recordAtRevision(type, row, revision, tx.now)
}

/** Returns the record that a client with that lock version saw; null if it is no longer stored. */
export const readBase = async (tx: Tx, type: AnyContentType, row: EntryRow, lockVersion: number): Promise<AnyRecord | null> => {
  const revision = await tx.row<RevisionRow>(sql`
    select * from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${row.id} and number <= ${lockVersion} order by number desc limit 1`)
  return revision === null ? null : { ...recordAtRevision(type, row, revision, tx.now), lockVersion }
}
