import type { AnyContentType, Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { changedSince, ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { checkTargets } from '../store/check-targets.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { declaredValues } from '../store/record.ts'
import { changedNames } from '../store/save.ts'
import type { EntryChange } from '../store/entry-change.ts'
import type { RecordRejection } from './in-savepoint.ts'
import type { Failed } from './failure.ts'
import { lockEntries } from './lock-entries.ts'
import { restoreMany, trashMany } from './move-many.ts'
import { writeMany } from './write-many.ts'

/** A row in its JSON form: times are texts. */
type SavedRow = { readonly [Name in keyof EntryRow]: EntryRow[Name] extends Date | null ? string | null : EntryRow[Name] }
/** Rows stored before the column existed lack it. */
type StoredRow = Omit<SavedRow, 'english_behind'> & { readonly english_behind?: readonly string[] }

type Item = { readonly entry_id: string; readonly before: StoredRow | null; readonly lock_version: number }

const time = (text: string | null): Date | null => (text === null ? null : new Date(text))

const refuseGone = async (tx: WriteTx, type: AnyContentType, id: string, values: Values): Promise<void> => {
  const issues = await checkTargets(tx, type, id, declaredValues(type, values))
  if (issues.length > 0) throw new ContentIssues(issues)
}

/** Restores the earlier values as a new version. Throws ContentIssues if a record that they reference no longer exists. */
const undoChange = async (tx: WriteTx, type: AnyContentType, row: EntryRow, stored: StoredRow): Promise<EntryChange> => {
  await refuseGone(tx, type, row.id, stored.data)
  if (stored.published !== null) await refuseGone(tx, type, row.id, stored.published)
  return {
    type,
    before: row,
    after: {
      ...row,
      status: stored.status,
      data: stored.data,
      published: stored.published,
      slug: stored.slug,
      published_slug: stored.published_slug,
      publish_from: time(stored.publish_from),
      publish_until: time(stored.publish_until),
      first_published_at: time(stored.first_published_at),
      published_at: time(stored.published_at),
      ja_updated_at: time(stored.ja_updated_at) ?? row.ja_updated_at,
      en_updated_at: time(stored.en_updated_at),
      english_behind: stored.english_behind ?? [],
      lock_version: row.lock_version + 1,
      updated_at: tx.now,
      updated_by: tx.author.id,
      updated_by_name: tx.author.name,
    },
    action: 'undo',
    changedFields: changedNames(type, declaredValues(type, row.data), declaredValues(type, stored.data)),
  }
}

const takeItems = (tx: WriteTx, operation: string, limit: number): Promise<readonly Item[]> =>
  tx.rows<Item>(sql`
    delete from content.operation_item i where i.tenant_id = ${tx.tenant.number} and i.operation_id = ${operation} and i.entry_id in (
      select k.entry_id from content.operation_item k where k.tenant_id = ${tx.tenant.number} and k.operation_id = ${operation}
      order by k.entry_id limit ${limit})
    returning i.entry_id, i.before, i.lock_version`)

type Undoable = { readonly row: EntryRow; readonly before: StoredRow | null }

const undo = async (tx: WriteTx, type: AnyContentType, all: readonly Undoable[]): Promise<ReadonlyMap<string, RecordRejection>> => {
  const isGone = ({ row }: Undoable) => row.deleted_at !== null
  const wasGone = ({ before }: Undoable) => before === null || before.deleted_at !== null
  const rowsOf = (some: readonly Undoable[]) => some.map(({ row }) => row)
  const trashed = await trashMany(tx, type, rowsOf(all.filter((one) => !isGone(one) && wasGone(one))))
  const restored = await restoreMany(tx, type, rowsOf(all.filter((one) => isGone(one) && !wasGone(one))))
  const edited = all.flatMap(({ row, before }) =>
    before === null || row.deleted_at !== null || before.deleted_at !== null
      ? []
      : [{ key: row.id, type, row, plan: (round: WriteTx, current: EntryRow) => undoChange(round, type, current, before) }],
  )
  const { refusals } = await writeMany(tx, edited)
  return new Map([...trashed, ...restored, ...refusals])
}

/** Number of restored records, the failed records, and the number of records left to undo. */
export type Undone = { readonly done: number; readonly failed: readonly Failed[]; readonly left: number }

const itemsLeft = async (tx: WriteTx, operation: string): Promise<number> => {
  const row = await tx.row<{ readonly left: number }>(sql`
    select count(*)::int as left from content.operation_item i where i.tenant_id = ${tx.tenant.number} and i.operation_id = ${operation}`)
  return row?.left ?? 0
}

/** Undoes an operation on some of its records that have not changed since, and removes their items from the operation. */
export const undoChunk = async (tx: WriteTx, type: AnyContentType, operation: string, limit: number): Promise<Undone> => {
  const items = await takeItems(tx, operation, limit)
  const rows = await lockEntries(
    tx,
    items.map((item) => item.entry_id),
  )
  const present = items.flatMap((item) => {
    const row = rows.get(item.entry_id)
    return row === undefined ? [] : [{ row, before: item.before, isSame: row.lock_version === item.lock_version }]
  })
  const refusals = await undo(
    tx,
    type,
    present.filter(({ isSame }) => isSame),
  )
  const failed = present.flatMap(({ row, isSame }): readonly Failed[] => {
    const refusal = isSame ? refusals.get(row.id) : changedSince()
    return refusal === undefined ? [] : [{ id: row.id, row, refusal }]
  })
  return { done: present.length - failed.length, failed, left: await itemsLeft(tx, operation) }
}
