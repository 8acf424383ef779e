import type { ConnectionTestResult } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'

type TrialRow = {
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string
  readonly changes: { readonly outcome: ConnectionTestResult['outcome']; readonly failure?: Readonly<Record<Locale, string>> }
}

/** Returns the last connection test of a record from the audit log; null if none ran. */
export const readLastConnectionTest = async (tx: Tx, id: string, locale: Locale): Promise<ConnectionTestResult | null> => {
  const row = await tx.row<TrialRow>(sql`
    select at, actor_id, actor_name, changes from content.audit_event
    where tenant_id = ${tx.tenant.number} and entry_id = ${id} and action = 'trial' order by id desc limit 1`)
  if (row === null) return null
  const { outcome, failure } = row.changes
  return { outcome, message: failure?.[locale] ?? null, at: row.at.toISOString(), by: { id: row.actor_id, name: row.actor_name } }
}
