import { contentTypeOf, type AnyContentType, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { withoutTarget } from './detach.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'
import { declaredValues } from './record.ts'
import { nextRow } from './save.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntries } from './write-entry.ts'

type Use = { readonly src_id: string; readonly stage: 0 | 1; readonly path: string; readonly dst_id: string }

const BATCH = 500

const byPlace = (one: Use, other: Use): number => one.path.localeCompare(other.path, 'en', { numeric: true })

const detached = (values: Values, uses: readonly Use[]): Values =>
  // In reverse order, so that removing an item does not shift the next.
  [...uses]
    .sort(byPlace)
    .reverse()
    .reduce((rest, use) => withoutTarget(rest, use.path, use.dst_id), values)

/** Removes references from a record, in each copy that contains them. Copies without such references keep their version. */
const detachedChange = (tx: WriteTx, type: AnyContentType, before: EntryRow, uses: readonly Use[]): EntryChange => {
  const [edited, shown] = [uses.filter((use) => use.stage === 0), uses.filter((use) => use.stage === 1)]
  const data = detached(declaredValues(type, before.data), edited)
  const base = edited.length === 0 ? before : nextRow(tx, type, before.id, before, data)
  const isShown = before.published !== null && shown.length > 0
  return {
    type,
    before,
    after: isShown ? { ...base, published: detached(before.published ?? {}, shown), published_at: tx.now } : base,
    action: 'detach',
    changedFields: [...new Set(edited.map((use) => use.path.split('.')[0] ?? use.path))],
  }
}

const lockUsers = (tx: WriteTx, ids: readonly string[], after: string) =>
  entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.deleted_at is null and e.id in (
      select distinct r.src_id from content.entry_reference r
      where r.tenant_id = ${tx.tenant.number} and r.dst_id = any(${ids}::text[]) and r.on_delete = 'set-null' and r.src_id > ${after}
      order by r.src_id limit ${BATCH}) order by e.id for no key update`,
  )

const readUses = (tx: WriteTx, ids: readonly string[], users: readonly EntryRow[]) =>
  tx.rows<Use>(sql`
    select r.src_id, r.stage, r.path, r.dst_id from content.entry_reference r
    where r.tenant_id = ${tx.tenant.number} and r.dst_id = any(${ids}::text[]) and r.src_id = any(${users.map((user) => user.id)}::text[]) and r.on_delete = 'set-null'`)

/** Removes references to records from all others where they are optional, in both copies. */
export const detachUsers = async (tx: WriteTx, ids: readonly string[]): Promise<void> => {
  for (let after = ''; ;) {
    const users = await lockUsers(tx, ids, after)
    const last = users.at(-1)
    if (last === undefined) return
    const uses = Map.groupBy(await readUses(tx, ids, users), (use) => use.src_id)
    const changes = users.flatMap((user) => {
      const type = contentTypeOf(tx.tenant, user.type)
      return type === null ? [] : [detachedChange(tx, type, user, uses.get(user.id) ?? [])]
    })
    await writeEntries(tx, changes)
    after = last.id
  }
}
