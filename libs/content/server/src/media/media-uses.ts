import { storedName, type AnyContentType, type MediaUse } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { readableTypes, type MayRead } from '../staff-api/may-read.ts'
import { titleSides } from '../store/title.ts'
import type { LibraryRow } from './media-row.ts'

type UseRow = { readonly id: string; readonly type: string; readonly title: unknown; readonly isInTrash: boolean }

const MAX_NAMED = 100

/** Number of records that reference an asset from either copy, for rows called `m`. */
export const USED_COUNT = sql`(
  select count(distinct u.entry_id)::int from content.entry_media u where u.tenant_id = m.tenant_id and u.media_id = m.id) as used_count`

/** Returns the fields that the reader does not see, by the name of their type. */
const hiddenIn = (types: readonly AnyContentType[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(types.flatMap(({ name, hiddenFields = [] }) => (hiddenFields.length === 0 ? [] : [[name, hiddenFields]])))

/** Reads the records that reference an asset from either copy, of types and in fields that the reader may read, latest change first; up to 100. */
export const readMediaUses = async (tx: Tx, id: string, mayRead: MayRead): Promise<readonly MediaUse[]> => {
  const types = readableTypes(tx.tenant, mayRead)
  const rows = await tx.rows<UseRow>(sql`
    select e.id, e.type, e.data->d.title as title, e.deleted_at is not null as "isInTrash" from content.entry e
    join unnest(${types.map((type) => type.name)}::text[], ${types.map((type) => storedName(type, type.title))}::text[]) as d (type, title) on d.type = e.type
    where e.tenant_id = ${tx.tenant.number}
      and e.id in (select u.entry_id from content.entry_media u where u.tenant_id = ${tx.tenant.number} and u.media_id = ${id}
        and not jsonb_exists(coalesce(${JSON.stringify(hiddenIn(types))}::jsonb -> e.type, '[]'), split_part(u.path, '.', 1)))
    order by e.updated_at desc, e.id limit ${MAX_NAMED}`)
  return rows.map((row) => ({ ...row, title: titleSides(row.title) }))
}

/** Reads an asset of the tenant with the number of its uses, or null. */
export const readLibraryRow = (tx: Tx, id: string): Promise<LibraryRow | null> =>
  tx.row<LibraryRow>(sql`select m.*, ${USED_COUNT} from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = ${id}`)
