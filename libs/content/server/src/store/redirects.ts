import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from './entry-row.ts'

/** Whether the record was public at its published slug, and not only at an earlier one. */
export const wasPublicAddress = (row: EntryRow, now: Date): boolean =>
  row.first_published_at !== null && row.first_published_at <= now && (row.publish_from === null || row.publish_from <= now)

type Moved = { readonly before: EntryRow | null; readonly after: EntryRow }

/** Stores redirects from old public addresses to their records, and removes redirects from addresses that records use now. Sends its statements at once. */
export const writeRedirects = async (tx: WriteTx, all: readonly Moved[]): Promise<void> => {
  const moved = all.filter(
    ({ before, after }) => before !== null && after.published_slug !== null && after.published_slug !== before.published_slug,
  )
  if (moved.length === 0) return
  const removed = tx.run(sql`
    delete from content.redirect r using unnest(${moved.map(({ after }) => after.type)}::text[], ${moved.map(({ after }) => after.published_slug)}::text[]) as n (type, slug)
    where r.tenant_id = ${tx.tenant.number} and r.type = n.type and r.from_slug = n.slug`)
  const taken = new Set(moved.map(({ after }) => `${after.type}/${after.published_slug}`))
  const left = moved.flatMap(({ before, after }) =>
    before === null ||
    before.published_slug === null ||
    taken.has(`${after.type}/${before.published_slug}`) ||
    !wasPublicAddress(before, tx.now)
      ? []
      : [{ after, old: before.published_slug }],
  )
  const added =
    left.length === 0
      ? []
      : [
          tx.run(sql`
    insert into content.redirect (tenant_id, type, from_slug, entry_id, created_at)
    select ${tx.tenant.number}, n.type, n.slug, n.id, ${tx.now}::timestamptz
    from unnest(${left.map(({ after }) => after.type)}::text[], ${left.map(({ old }) => old)}::text[], ${left.map(({ after }) => after.id)}::text[]) as n (type, slug, id)
    on conflict (tenant_id, type, from_slug) do update set entry_id = excluded.entry_id, created_at = excluded.created_at`),
        ]
  await Promise.all([removed, ...added])
}

/** Returns the id of the record of an old public slug. */
export const redirectedId = async (tx: Tx, type: string, slug: string): Promise<string | null> => {
  const row = await tx.row<{ entry_id: string }>(
    sql`select entry_id from content.redirect where tenant_id = ${tx.tenant.number} and type = ${type} and from_slug = ${slug}`,
  )
  return row?.entry_id ?? null
}
