import { sql, type Tx, type WriteTx } from '@captain/content-server/kit'

/** Whether an account or an API key has edited the record, according to the audit log, even if the account was deleted. */
const IS_EDITED = sql`exists (
  select from content.audit_event a
  where a.tenant_id = e.tenant_id and a.entry_id = e.id and (a.actor_id is not null or a.key_id is not null))`

/** Counts the samples, and how many of them were edited. */
export const countSamples = async (tx: Tx): Promise<{ readonly total: number; readonly edited: number }> => {
  const row = await tx.row<{ total: number; edited: number }>(sql`
    select count(*)::int as total, (count(*) filter (where ${IS_EDITED}))::int as edited
    from content.sample s join content.entry e on e.tenant_id = s.tenant_id and e.id = s.entry_id
    where s.tenant_id = ${tx.tenant.number} and e.deleted_at is null`)
  return row ?? { total: 0, edited: 0 }
}

export type SampleRecord = { readonly id: string; readonly type: string }

/** Returns the samples to remove, newest first, because later ones may reference earlier ones. */
export const samplesToRemove = (tx: Tx, { withEdited }: { readonly withEdited: boolean }): Promise<readonly SampleRecord[]> =>
  tx.rows<SampleRecord>(sql`
    select e.id, e.type from content.sample s join content.entry e on e.tenant_id = s.tenant_id and e.id = s.entry_id
    where s.tenant_id = ${tx.tenant.number} and e.deleted_at is null and ${withEdited ? sql`true` : sql`not ${IS_EDITED}`}
    order by e.id desc`)

/** Whether the tenant has no records of these types apart from deleted ones. */
export const isTenantEmpty = async (tx: Tx, types: readonly string[]): Promise<boolean> => {
  const found = await tx.row(sql`
    select 1 from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = any(${types}::text[]) and e.deleted_at is null limit 1`)
  return found === null
}

/** Marks the records of these types that the transaction created as samples. */
export const markSamples = (tx: WriteTx, types: readonly string[]): Promise<unknown> =>
  tx.run(sql`
    insert into content.sample (tenant_id, entry_id)
    select e.tenant_id, e.id from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = any(${types}::text[]) and e.created_at >= ${tx.now}::timestamptz and e.deleted_at is null
    on conflict do nothing`)
