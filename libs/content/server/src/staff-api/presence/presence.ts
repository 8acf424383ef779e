import type { Person } from '@captain/content-core'
import { sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'

type PresenceRow = { readonly account_id: string; readonly account_name: string }

/** Editors send a heartbeat every 20 seconds; after two missed ones they count as gone. */
const isGone = sql`seen_at < now() - interval '45 seconds'`

/** Records that an account is editing the record. */
export const markPresent = async (tx: Tx, id: string, person: { readonly id: string; readonly name: string }): Promise<void> => {
  await tx.run(sql`delete from content.presence where tenant_id = ${tx.tenant.number} and entry_id = ${id} and ${isGone}`)
  await tx.run(sql`
    insert into content.presence (tenant_id, entry_id, account_id, account_name, seen_at) values (${tx.tenant.number}::int, ${id}, ${person.id}, ${person.name}, now())
    on conflict (tenant_id, entry_id, account_id) do update set account_name = excluded.account_name, seen_at = excluded.seen_at`)
}

/** Records that an account no longer edits the record. */
export const markAbsent = (tx: Tx, id: string, accountId: string): Promise<unknown> =>
  tx.run(sql`delete from content.presence where tenant_id = ${tx.tenant.number} and entry_id = ${id} and account_id = ${accountId}`)

/** Returns the other accounts that edit the record, by name. */
export const othersPresent = async (tx: Tx, id: string, accountId: string): Promise<readonly Person[]> => {
  const rows = await tx.rows<PresenceRow>(sql`
    select account_id, account_name from content.presence
    where tenant_id = ${tx.tenant.number} and entry_id = ${id} and account_id <> ${accountId} and not ${isGone} order by account_name, account_id limit 20`)
  return rows.map((row) => ({ id: row.account_id, name: row.account_name }))
}
