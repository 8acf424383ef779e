import { storedName, type AnyContentType, type MediaUse } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { readableTypes, type MayRead } from '../staff-api/may-read.ts'
import { titleSides } from '../store/title.ts'
import type { LibraryRow } from './media-row.ts'

type UseRow = Omit<MediaUse, 'title'> & { readonly title: unknown }

const MAX_NAMED = 100

/** An asset called `m` with the number of records that reference it from either copy, and its tags. */
export const LIBRARY_COLUMNS = sql`m.*, (
  select count(distinct u.entry_id)::int from content.entry_media u where u.tenant_id = m.tenant_id and u.media_id = m.id) as used_count, array(
  select t.tag_id from content.media_tagging t where t.tenant_id = m.tenant_id and t.media_id = m.id order by t.tag_id) as tags`

/** Whether no record references an asset called `m`. */
export const IS_UNUSED = sql`not exists (select from content.entry_media u where u.tenant_id = m.tenant_id and u.media_id = m.id)`

/** The stage of the published copy. */
const PUBLISHED = 1

/** Returns the fields that the reader does not see, by the name of their type. */
const hiddenIn = (types: readonly AnyContentType[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(types.flatMap(({ name, hiddenFields = [] }) => (hiddenFields.length === 0 ? [] : [[name, hiddenFields]])))

/** Whether the public sees a published record called `e`: not before its time, and not after it. */
const isTimely = ({ now }: Tx): Fragment =>
  sql`(e.publish_from is null or e.publish_from <= ${now}) and (e.publish_until is null or e.publish_until > ${now})`

/** Reads the records that reference an asset from either copy, of types and in fields that the reader may read, latest change first; up to 100. */
export const readMediaUses = async (tx: Tx, id: string, mayRead: MayRead): Promise<readonly MediaUse[]> => {
  const types = readableTypes(tx.tenant, mayRead)
  const rows = await tx.rows<UseRow>(sql`
    select e.id, e.type, e.data->d.title as title, e.deleted_at is not null as "isInTrash",
      e.deleted_at is null and e.published_position is not null and ${isTimely(tx)} and exists (
      select from content.entry_media p where p.tenant_id = e.tenant_id and p.entry_id = e.id and p.stage = ${PUBLISHED} and p.media_id = ${id}) as "isPublic"
    from content.entry e
    join unnest(${types.map((type) => type.name)}::text[], ${types.map((type) => storedName(type, type.title))}::text[]) as d (type, title) on d.type = e.type
    where e.tenant_id = ${tx.tenant.number}
      and e.id in (select u.entry_id from content.entry_media u where u.tenant_id = ${tx.tenant.number} and u.media_id = ${id}
        and not jsonb_exists(coalesce(${JSON.stringify(hiddenIn(types))}::jsonb -> e.type, '[]'), split_part(u.path, '.', 1)))
    order by e.updated_at desc, e.id limit ${MAX_NAMED}`)
  return rows.map((row) => ({ ...row, title: titleSides(row.title) }))
}

/** Reads an asset of the tenant with the number of its uses, or null. */
export const readLibraryRow = (tx: Tx, id: string): Promise<LibraryRow | null> =>
  tx.row<LibraryRow>(sql`select ${LIBRARY_COLUMNS} from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = ${id}`)
