import type { OnDelete } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'

type Page = { readonly after: string; readonly limit: number }

/** Which sources are read: a page, or those among some records. */
type Part = Partial<Page> & { readonly among?: readonly string[] }

const readSources = async (
  tx: WriteTx,
  ids: readonly string[],
  onDelete: OnDelete,
  { after = '', limit, among }: Part,
): Promise<readonly string[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select distinct r.src_id as id from content.entry_reference r
    where r.tenant_id = ${tx.tenant.number} and r.dst_id = any(${ids}::text[]) and r.on_delete = ${onDelete} and r.src_id > ${after}
      and ${among === undefined ? sql`true` : sql`r.src_id = any(${among}::text[])`}
    order by r.src_id limit ${limit ?? null}`)
  return rows.map(({ id }) => id)
}

/**
 * Locks the live records that reference records from either copy by fields with a rule, by id: all, or those after an id. Returns
 * them with the last id that was looked at, null at the end.
 */
export const lockReferring = async (
  tx: WriteTx,
  ids: readonly string[],
  onDelete: OnDelete,
  { page = null, except }: { readonly page?: Page | null; readonly except?: ReadonlySet<string> } = {},
): Promise<{ readonly rows: readonly EntryRow[]; readonly last: string | null }> => {
  const sources = await readSources(tx, ids, onDelete, page ?? {})
  const wanted = except === undefined ? sources : sources.filter((id) => !except.has(id))
  // By ids that are known: in a join, PostgreSQL may go through all records for each reference where it has counted neither yet.
  const rows =
    wanted.length === 0
      ? []
      : await entryRows(
          tx,
          sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${wanted}::text[]) and e.deleted_at is null
    order by e.id for no key update`,
        )
  // A change before the lock may have removed the reference.
  const still = new Set(rows.length === 0 ? [] : await readSources(tx, ids, onDelete, { among: rows.map(({ id }) => id) }))
  return { rows: rows.filter(({ id }) => still.has(id)), last: sources.at(-1) ?? null }
}
