import { contentTypeOf, type AnyContentType, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { targetsTo } from './derive.ts'
import { withoutTarget } from './detach.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'
import { declaredValues } from './record.ts'
import { nextRow } from './save.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntries } from './write-entry.ts'

const BATCH = 500

type Use = ReturnType<typeof targetsTo<'record'>>[number]

/** Returns the optional references of a copy to some records; by its values, whose paths are those of the declaration. */
const usesIn = (type: AnyContentType, values: Values, ids: ReadonlySet<string>): readonly Use[] =>
  targetsTo(type, values, 'record').filter(({ id, onDelete }) => onDelete === 'set-null' && ids.has(id))

const byPlace = (one: Use, other: Use): number => one.path.localeCompare(other.path, 'en', { numeric: true })

const detached = (values: Values, uses: readonly Use[]): Values =>
  // In reverse order, so that removing an item does not shift the next.
  [...uses]
    .sort(byPlace)
    .reverse()
    .reduce((rest, use) => withoutTarget(rest, use.path, use.id), values)

/** Removes references from a record, in each copy that contains them. Copies without such references keep their version. */
const detachedChange = (tx: WriteTx, type: AnyContentType, before: EntryRow, ids: ReadonlySet<string>): EntryChange => {
  const current = declaredValues(type, before.data)
  const [edited, shown] = [usesIn(type, current, ids), usesIn(type, before.published ?? {}, ids)]
  const data = detached(current, edited)
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

/** Removes references to records from all others where they are optional, in both copies. */
export const detachUsers = async (tx: WriteTx, ids: readonly string[]): Promise<void> => {
  const deleted = new Set(ids)
  for (let after = ''; ;) {
    const users = await lockUsers(tx, ids, after)
    const last = users.at(-1)
    if (last === undefined) return
    const changes = users.flatMap((user) => {
      const type = contentTypeOf(tx.tenant, user.type)
      return type === null ? [] : [detachedChange(tx, type, user, deleted)]
    })
    await writeEntries(tx, changes)
    after = last.id
  }
}
