import { isHiddenPath, storedName, type AnyContentType, type UsedBy } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { titleSides } from './title.ts'

/** A record that references another, with the fields in which it does. */
export type ReferringRecord = UsedBy & { readonly fields: readonly string[] }

type UserRow = Pick<ReferringRecord, 'type' | 'id' | 'onDelete' | 'fields'> & { readonly title: unknown }

const MAX_NAMED = 1000

const readUsers = async (tx: Tx, ids: readonly string[], condition: Fragment): Promise<readonly ReferringRecord[]> => {
  const types = tx.tenant.contentTypes
  const rows = await tx.rows<UserRow>(sql`
    select e.id, e.type, e.data->d.title as title, u.fields,
      case when u.restricts then 'restrict' when u.cascades then 'cascade' else 'set-null' end as "onDelete"
    from (
      select r.src_id, bool_or(r.on_delete = 'restrict') as restricts, bool_or(r.on_delete = 'cascade') as cascades,
        array_agg(distinct split_part(r.path, '.', 1)) as fields
      from content.entry_reference r
      where r.tenant_id = ${tx.tenant.number} and r.dst_id = any(${ids}::text[]) and r.src_id <> all(${ids}::text[]) and ${condition} group by r.src_id) u
    join content.entry e on e.tenant_id = ${tx.tenant.number} and e.id = u.src_id and e.deleted_at is null
    left join unnest(${types.map((type) => type.name)}::text[], ${types.map((type) => storedName(type, type.title))}::text[]) as d (type, title) on d.type = e.type
    order by u.restricts desc, e.type, e.position, e.id limit ${MAX_NAMED}`)
  return rows.map((row) => ({ ...row, title: titleSides(row.title) }))
}

/** Reads the records that reference a record from either copy, by name: first those that block its deletion. Up to 1000. */
export const readUsedBy = (tx: Tx, id: string): Promise<readonly ReferringRecord[]> => readUsers(tx, [id], sql`true`)

/** Reads the records that block the deletion of others, by name, excluding these. Up to 1000. */
export const readHolders = (tx: Tx, ids: readonly string[]): Promise<readonly ReferringRecord[]> =>
  readUsers(tx, ids, sql`r.on_delete = 'restrict'`)

/** Returns the records that somebody may know of: of types that they read, by fields that they see. `seenAs` returns the type as they see it. */
export const visibleUsers = (users: readonly ReferringRecord[], seenAs: (type: string) => AnyContentType | null): readonly UsedBy[] =>
  users.flatMap(({ fields, ...user }) => {
    const type = seenAs(user.type)
    return type !== null && fields.some((field) => !isHiddenPath(type, field)) ? [user] : []
  })
