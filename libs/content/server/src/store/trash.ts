import { roleAtLeast } from '@captain/auth-core'
import { contentTypeOf, typeForRole, type AnyContentType } from '@captain/content-core'
import { inUse } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { detachUsers } from './detach-users.ts'
import type { EntryRow } from './entry-row.ts'
import { lockReferring } from './lock-referring.ts'
import { readHolders, visibleUsers } from './used-by.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntries } from './write-entry.ts'

type Going = { readonly type: AnyContentType; readonly row: EntryRow }

/** Returns the record and all records that are deleted with it, directly or indirectly; all of them locked. */
const withDependants = async (tx: WriteTx, root: Going): Promise<readonly Going[]> => {
  const going = new Map([[root.row.id, root]])
  for (let newest: readonly string[] = [root.row.id]; newest.length > 0;) {
    const { rows } = await lockReferring(tx, newest, 'cascade', { except: new Set(going.keys()) })
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
