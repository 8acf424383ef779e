import type { RecordEvent } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

const MOST = 200

type EventRow = {
  readonly id: string
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string
  readonly action: string
  readonly changes: { readonly fields?: readonly string[]; readonly note?: string }
}

/** What people did to a record, of the log's newest 200 entries, newest first. */
export const readEvents = async (tx: Tx, id: string): Promise<readonly RecordEvent[]> => {
  const rows = await tx.rows<EventRow>(sql`
    select id, at, actor_id, actor_name, action, changes from content.audit_event
    where tenant_id = ${tx.tenant.number} and entry_id = ${id} order by id desc limit ${MOST}`)
  return rows.map(({ changes, ...row }) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: { id: row.actor_id, name: row.actor_name },
    action: row.action,
    changedFields: changes.fields ?? [],
    note: changes.note ?? null,
  }))
}
