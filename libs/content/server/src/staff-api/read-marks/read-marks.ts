import { type AnyContentType, type AnyRecord, workflowOf } from '@captain/content-core'
import { sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'

type Mark = { readonly entry_id: string; readonly read_at: Date }

/** Whether records of the type have read and unread states, as messages do. */
export const hasReadMarks = (type: AnyContentType): boolean => workflowOf(type.workflow).tracksReading === true

/** Adds to messages when the account first read them; returns records of other types unchanged. */
export const withReadMarks = async <R extends AnyRecord>(
  tx: Tx,
  type: AnyContentType,
  accountId: string | null,
  records: readonly R[],
): Promise<readonly R[]> => {
  if (!hasReadMarks(type) || records.length === 0) return records
  const marks = await tx.rows<Mark>(sql`
    select entry_id, read_at from content.read_mark
    where tenant_id = ${tx.tenant.number} and account_id = ${accountId} and entry_id = any(${records.map(({ id }) => id)}::text[])`)
  const readAt = new Map(marks.map((mark) => [mark.entry_id, mark.read_at.toISOString()]))
  return records.map((record) => ({ ...record, readAt: readAt.get(record.id) ?? null }))
}

/** Marks the record as read by the account; only the first time is stored. */
export const markRead = (tx: Tx, accountId: string, id: string): Promise<unknown> =>
  tx.run(sql`
    insert into content.read_mark (tenant_id, account_id, entry_id, read_at) values (${tx.tenant.number}::int, ${accountId}, ${id}, ${tx.now}::timestamptz)
    on conflict do nothing`)
