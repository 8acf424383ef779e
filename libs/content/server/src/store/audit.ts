import type { Transition } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { nextId } from '../ids.ts'
import type { WriteTx } from '../store.ts'

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'restoreRevision'
  | 'reorder'
  | 'upload'
  | 'detach'
  | 'adminPass'
  | Transition

type Event = { readonly action: AuditAction; readonly type: string | null; readonly id: string | null; readonly changes: readonly string[] }

/** Adds to the log of what people did; rows of it can be neither changed nor deleted by the application. */
export const writeAudit = (tx: WriteTx, { action, type, id, changes }: Event) =>
  tx.run(sql`
    insert into content.audit_event (tenant_id, id, at, actor_id, actor_name, action, type, entry_id, changes, request_id)
    values (${tx.tenant.number}, ${nextId(tx.now)}, ${tx.now}, ${tx.author.id}, ${tx.author.name}, ${action}, ${type}, ${id},
      ${JSON.stringify({ fields: changes })}::jsonb, ${tx.author.requestId})`)
