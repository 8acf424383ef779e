import { roleAtLeast } from '@captain/auth-core'
import { contentTypeOf, typeForRole, type AnyContentType } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { inUse } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { detachUsers } from './detach-users.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'
import { readHolders, visibleUsers } from './used-by.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntries } from './write-entry.ts'

type Going = { readonly type: AnyContentType; readonly row: EntryRow }

const lockDependants = (tx: WriteTx, ids: readonly string[], going: ReadonlySet<string>) =>
  entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.deleted_at is null and e.id <> all(${[...going]}::text[])
      and e.id in (
        select r.src_id from content.entry_reference r
        where r.tenant_id = ${tx.tenant.number} and r.dst_id = any(${ids}::text[]) and r.on_delete = 'cascade')
    order by e.id for no key update`,
  )

/** Returns the record and all records that are deleted with it, directly or indirectly; all of them locked. */
const withDependants = async (tx: WriteTx, root: Going): Promise<readonly Going[]> => {
  const going = new Map([[root.row.id, root]])
  for (let newest: readonly string[] = [root.row.id]; newest.length > 0;) {
    const rows = await lockDependants(tx, newest, new Set(going.keys()))
    const found = rows.flatMap((row): readonly Going[] => {
      const type = contentTypeOf(tx.tenant, row.type)
      return type === null ? [] : [{ type, row }]
    })
    for (const one of found) going.set(one.row.id, one)
    newest = found.map(({ row }) => row.id)
  }
  return [...going.values()]
}

/** Returns the deletion of a record, alone or together with another. */
export const trashChange = (tx: WriteTx, { type, row: before }: Going, root: string): EntryChange => ({
  type,
  before,
  after: { ...before, deleted_at: tx.now, deleted_with: before.id === root ? null : root, lock_version: before.lock_version + 1 },
  action: 'delete',
  changedFields: [],
})

/** Returns a type as the author sees it; null if the author may not learn about its records. API keys never do, regardless of their scopes. */
const seenBy = ({ tenant, author: { keyId, role, customRole } }: WriteTx, name: string): AnyContentType | null => {
  const declared = contentTypeOf(tenant, name)
  const type = declared === null ? null : typeForRole(declared, customRole ?? null)
  return keyId === undefined && type !== null && (role === undefined || roleAtLeast(role, type.access.read)) ? type : null
}

/**
 * Moves a locked record to the trash. References from either copy block it (409), are cleared, or delete their record too, as
 * their field declares.
 */
export const trashEntry = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void> => {
  const going = await withDependants(tx, { type, row })
  const ids = going.map((one) => one.row.id)
  const holders = await readHolders(tx, ids)
  if (holders.length > 0) throw inUse(visibleUsers(holders, (name) => seenBy(tx, name)))
  await writeEntries(
    tx,
    going.map((one) => trashChange(tx, one, row.id)),
  )
  await detachUsers(tx, ids)
}
