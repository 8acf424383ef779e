import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from './entry-row.ts'

/** Whether the public has seen the record at its published slug, and not only at an earlier one or never yet. */
export const wasPublicAddress = (row: EntryRow, now: Date): boolean =>
  row.first_published_at !== null && row.first_published_at <= now && (row.publish_from === null || row.publish_from <= now)

/** Keeps an old public address leading to its record, and frees the address that the record now has itself. */
export const writeRedirect = async (tx: WriteTx, before: EntryRow, after: EntryRow): Promise<void> => {
  const { published_slug: old } = before
  if (after.published_slug === null || after.published_slug === old) return
  await tx.run(
    sql`delete from content.redirect where tenant_id = ${tx.tenant.number} and type = ${after.type} and from_slug = ${after.published_slug}`,
  )
  if (old === null || !wasPublicAddress(before, tx.now)) return
  await tx.run(sql`
    insert into content.redirect (tenant_id, type, from_slug, entry_id, created_at) values (${tx.tenant.number}, ${after.type}, ${old}, ${after.id}, ${tx.now})
    on conflict (tenant_id, type, from_slug) do update set entry_id = excluded.entry_id, created_at = excluded.created_at`)
}

/** The record that an old public slug belonged to. */
export const redirectedId = async (tx: Tx, type: string, slug: string): Promise<string | null> => {
  const row = await tx.row<{ entry_id: string }>(
    sql`select entry_id from content.redirect where tenant_id = ${tx.tenant.number} and type = ${type} and from_slug = ${slug}`,
  )
  return row?.entry_id ?? null
}
