import type { AnyContentType } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import { notUndoable } from '../errors.ts'
import { nextId } from '../store/ids.ts'
import type { WriteTx } from '../store.ts'

/** Time limit of an undo. */
const UNDO_MS = 30 * 60 * 1000
const KEPT = '1 hour'

type OperationRow = { readonly id: string; readonly action: string; readonly created_at: Date; readonly undone_at: Date | null }

/** Number of expired rows that each new operation purges. */
const IN_PASSING = 100

const isOld = sql`o.created_at < now() - ${KEPT}::interval`

/**
 * Purges operations that can no longer be undone, `maxRows` rows at most: first their items, then the operations. Returns the
 * number of rows.
 */
export const purgeOperations = async (tx: WriteTx, maxRows: number): Promise<number> => {
  const items = await tx.run(sql`
    delete from content.operation_item where tenant_id = ${tx.tenant.number} and (operation_id, entry_id) in (
      select i.operation_id, i.entry_id from content.operation o
      join content.operation_item i on i.tenant_id = o.tenant_id and i.operation_id = o.id
      where o.tenant_id = ${tx.tenant.number} and ${isOld} limit ${maxRows} for update of i skip locked)`)
  if (items === maxRows) return items
  const operations = await tx.run(sql`
    delete from content.operation where tenant_id = ${tx.tenant.number} and id in (
      select o.id from content.operation o
      where o.tenant_id = ${tx.tenant.number} and ${isOld}
        and not exists (select from content.operation_item i where i.tenant_id = o.tenant_id and i.operation_id = o.id)
      order by o.created_at limit ${maxRows - items} for update skip locked)`)
  return items + operations
}

/** Opens an operation that records what happens to many records, so that its author can undo it. */
export const openOperation = async (tx: WriteTx, type: AnyContentType, action: string): Promise<string> => {
  const id = nextId(tx.now)
  await purgeOperations(tx, IN_PASSING)
  await tx.run(sql`
    insert into content.operation (tenant_id, id, type, action, account_id, created_at)
    values (${tx.tenant.number}, ${id}, ${type.name}, ${action}, ${tx.author.id}, ${tx.now})`)
  return id
}

/** Locks the author's operation on a type and returns its action. Throws 404, and 409 for one that is undone or over 30 minutes old. */
export const lockOperation = async (tx: WriteTx, type: AnyContentType, id: string): Promise<string> => {
  const row = await tx.row<OperationRow>(sql`
    select o.id, o.action, o.created_at, o.undone_at from content.operation o
    where o.tenant_id = ${tx.tenant.number} and o.id = ${id} and o.type = ${type.name} and o.account_id = ${tx.author.id} for update`)
  if (row === null) throw notFound()
  if (row.undone_at !== null) throw notUndoable('already-undone')
  if (tx.now.getTime() - row.created_at.getTime() > UNDO_MS) throw notUndoable('undo-expired')
  return row.action
}

export const closeOperation = (tx: WriteTx, id: string): Promise<number> =>
  tx.run(sql`update content.operation set undone_at = ${tx.now} where tenant_id = ${tx.tenant.number} and id = ${id}`)

/** Stores locked records in their present state, before the operation changes them. */
export const recordBefore = (tx: WriteTx, operation: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into content.operation_item (tenant_id, operation_id, entry_id, before, lock_version)
    select e.tenant_id, ${operation}, e.id, to_jsonb(e), e.lock_version from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.id = any(${ids}::text[])
    on conflict (tenant_id, operation_id, entry_id) do nothing`)

/** Records that the operation created these records. */
export const recordCreated = (tx: WriteTx, operation: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into content.operation_item (tenant_id, operation_id, entry_id, before, lock_version)
    select e.tenant_id, ${operation}, e.id, null, e.lock_version from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.id = any(${ids}::text[])`)

/** Stores the lock versions after the operation, and drops the records that it did not change. */
export const recordAfter = async (tx: WriteTx, operation: string, ids: readonly string[]): Promise<void> => {
  await tx.run(sql`
    update content.operation_item i set lock_version = e.lock_version from content.entry e
    where i.tenant_id = ${tx.tenant.number} and i.operation_id = ${operation} and i.entry_id = any(${ids}::text[])
      and e.tenant_id = i.tenant_id and e.id = i.entry_id`)
  await tx.run(sql`
    delete from content.operation_item i
    where i.tenant_id = ${tx.tenant.number} and i.operation_id = ${operation} and i.entry_id = any(${ids}::text[])
      and (i.before->>'lock_version')::int = i.lock_version`)
}
