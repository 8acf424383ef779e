import type { AnyRecord } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

type Removal = { readonly entry_id: string; readonly actor_id: string | null; readonly actor_name: string }

/** Adds to records of the trash who deleted them, from the audit log. */
export const withRemovers = async <R extends AnyRecord>(tx: Tx, records: readonly R[]): Promise<readonly R[]> => {
  if (records.length === 0) return records
  const removals = await tx.rows<Removal>(sql`
    select distinct on (a.entry_id) a.entry_id, a.actor_id, a.actor_name from content.audit_event a
    where a.tenant_id = ${tx.tenant.number} and a.entry_id = any(${records.map(({ id }) => id)}::text[]) and a.action = 'delete'
    order by a.entry_id, a.id desc`)
  const removers = new Map(removals.map(({ entry_id: id, actor_id: account, actor_name: name }) => [id, { id: account, name }]))
  return records.map((record) => ({ ...record, deletedBy: removers.get(record.id) ?? null }))
}
