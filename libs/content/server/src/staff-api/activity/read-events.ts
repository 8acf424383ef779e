import type { ActivityEvent } from '@captain/content-core'
import { sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'

type EventRow = {
  readonly id: string
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string
  readonly impersonator_id: string | null
  readonly impersonator_name: string | null
  readonly action: string
  readonly changes: { readonly fields?: readonly string[]; readonly note?: string }
}

export type EventsRequest = {
  readonly id: string
  readonly limit: number
  /** The last known event; null for the newest. */
  readonly after: string | null
}

/** Reads the actions on a record, newest first: one more than requested if more exist. */
export const readEvents = async (tx: Tx, { id, limit, after }: EventsRequest): Promise<readonly ActivityEvent[]> => {
  const rows = await tx.rows<EventRow>(sql`
    select id, at, actor_id, actor_name, impersonator_id, impersonator_name, action, changes from content.audit_event
    where tenant_id = ${tx.tenant.number} and entry_id = ${id} and ${after === null ? sql`true` : sql`id < ${after}`}
    order by id desc limit ${limit + 1}`)
  return rows.map(({ changes, ...row }) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: { id: row.actor_id, name: row.actor_name },
    impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name ?? '' },
    action: row.action,
    changedFields: changes.fields ?? [],
    note: changes.note ?? null,
  }))
}
