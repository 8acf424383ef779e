import { contentTypeOf, type AnyContentType, type AnyRecord } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { capped, COUNT_LIMIT } from '../list-query/counts.ts'
import type { MayRead } from './may-read.ts'

type CountRow = { readonly id: string; readonly type: string; readonly path: string; readonly count: number }

/** The field of a reference: `genres.3` belongs to `genres`. */
const FIELD = sql`split_part(r.path, '.', 1)`

/**
 * Adds to each record how many others reference it, up to 1000, for the columns that count them. Uses one query; leaves out
 * unreadable types and the trash.
 */
export const withCounts = async (
  tx: Tx,
  { type, mayRead }: { readonly type: AnyContentType; readonly mayRead: MayRead },
  records: readonly AnyRecord[],
): Promise<readonly AnyRecord[]> => {
  const columns = Object.entries(type.relationCounts).filter(([, { type: of, field }]) => {
    const counted = contentTypeOf(tx.tenant, of)
    return counted !== null && Object.hasOwn(mayRead(counted)?.fields ?? {}, field)
  })
  if (columns.length === 0 || records.length === 0) return records
  const rows = await tx.hotRows<CountRow>(sql`
    select d.id, c.type, c.path, (
      select count(*)::int from (
        select distinct r.src_id
        from content.entry_reference r
        join content.entry e on e.tenant_id = ${tx.tenant.number} and e.id = r.src_id and e.type = c.type and e.deleted_at is null
        where r.tenant_id = ${tx.tenant.number} and r.dst_id = d.id and r.stage = 0 and ${FIELD} in (c.path, c.earlier)
        limit ${COUNT_LIMIT + 1}) one) as count
    from unnest(${records.map(({ id }) => id)}::text[]) as d (id)
    cross join unnest(${columns.map(([, { type: of }]) => of)}::text[], ${columns.map(([, { field: by }]) => by)}::text[],
      ${columns.map(([, { type: of, field: by }]) => contentTypeOf(tx.tenant, of)?.fields[by]?.was ?? null)}::text[]) as c (type, path, earlier)`)
  const found = new Map(rows.map(({ id, type: of, path, count }) => [[id, of, path].join(), count]))
  return records.map((record) => ({
    ...record,
    counted: Object.fromEntries(
      columns.map(([name, { type: of, field: by }]) => [name, capped(found.get([record.id, of, by].join()) ?? 0)]),
    ),
  }))
}
