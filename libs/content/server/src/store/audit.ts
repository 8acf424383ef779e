import { maskSecrets } from '@captain/auth-server'
import { asRecord } from '@captain/validation'
import { sql } from '../database/sql.ts'
import { nextId } from './ids.ts'
import type { WriteTx } from '../store.ts'
import type { AuditAction } from './audit-action.ts'

export type AuditEvent = {
  readonly action: AuditAction
  readonly type: string | null
  readonly id: string | null
  readonly changes: readonly string[]
  /** The name of the record at that time, unless it is personal data. */
  readonly summary?: string | null
  /** The reason that the actor entered. */
  readonly note?: string | null
  /** The result of the action, if its name does not imply it. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Logs the event once per such text, however often it happens. */
  readonly once?: string
}

/** Appends events to the audit log. The application cannot change or delete its rows; it can only clear their notes. */
export const writeAudits = async (tx: WriteTx, events: readonly AuditEvent[]): Promise<void> => {
  if (events.length === 0) return
  const { id: actor, name, requestId, keyId, impersonator, from } = tx.author
  const rows = events.map(({ action, type, id, changes, summary = null, note, details, once }) => {
    const fields = JSON.stringify({ fields: changes, ...(note && { note }), ...asRecord(maskSecrets(details ?? {})) })
    return sql`(${tx.tenant.number}::int, ${nextId(tx.now)}, ${tx.now}::timestamptz, ${actor}, ${name}, ${action}, ${type}, ${id}, ${summary}, ${fields}::jsonb, ${requestId}, ${keyId ?? null},
      ${impersonator?.id ?? null}, ${impersonator?.name ?? null}, ${from?.address ?? null}, ${from?.userAgent ?? null}, ${once ?? null})`
  })
  // A single event is most frequent, and its statement is always the same.
  const write = rows.length === 1 ? tx.hotRows : tx.run
  await write(sql`
    insert into content.audit_event (tenant_id, id, at, actor_id, actor_name, action, type, entry_id, summary, changes, request_id, key_id,
      impersonator_id, impersonator_name, ip_address, user_agent, once)
    values ${sql.join(rows)} on conflict (once) do nothing`)
}

export const writeAudit = (tx: WriteTx, event: AuditEvent): Promise<void> => writeAudits(tx, [event])
