import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { contentTypeOf, namesOf, type AnyContentType, type IncludedRecord, storedName } from '@captain/content-core'
import { sql, isNamePersonal, titleSides, type Tx } from '@captain/content-server/kit'
import { recordPath } from './record-path.ts'

/** Maximum number of events. */
export const MAX_EVENTS = 20

type Row = {
  readonly id: string
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string
  readonly impersonator_name: string | null
  readonly action: string
  readonly type: string | null
  readonly samples: string | null
  readonly count: number | null
  readonly entry_id: string | null
  readonly title: unknown
  readonly is_there: boolean
}

type RecentEvent = {
  readonly id: string
  readonly at: string
  readonly by: { readonly id: string | null; readonly name: string }
  readonly impersonator: string | null
  readonly action: string
  /** Null for added or removed samples. */
  readonly type: AnyContentType | null
  /** Whether one record was changed; exports, imports and bulk actions have many. */
  readonly isOfRecord: boolean
  readonly title: IncludedRecord['title']
  readonly count: number | null
  readonly to: string | null
}

const NAMELESS = { ja: null, en: null }

/**
 * Returns the latest actions of accounts and API keys on records of these types, newest first. Records in the trash have no
 * link, and viewers see no personal names. Changes to samples are left out; adding or removing samples is one event.
 */
export const readRecentEvents = async (tx: Tx, types: readonly AnyContentType[], role: MemberRole): Promise<readonly RecentEvent[]> => {
  const rows = await tx.rows<Row>(sql`
    select a.id, a.at, a.actor_id, a.actor_name, a.impersonator_name, a.action, a.type, a.entry_id,
      a.changes ->> 'samples' as samples, (a.changes ->> 'count')::int as count, e.data -> t.title as title, e.id is not null and e.deleted_at is null as is_there
    from (
      select * from content.audit_event a
      where a.tenant_id = ${tx.tenant.number}
        and (a.type = any(${types.flatMap(namesOf)}::text[]) or (a.type is null and a.action = 'bulk' and a.changes ? 'samples'))
        and (a.actor_id is not null or a.key_id is not null)
        and not (a.action = 'delete' and exists (
          select from content.sample s where s.tenant_id = ${tx.tenant.number} and s.entry_id = a.entry_id))
      order by a.id desc limit ${MAX_EVENTS}) a
    left join unnest(${types.flatMap(namesOf)}::text[], ${types.flatMap((type) => namesOf(type).map(() => storedName(type, type.title)))}::text[]) as t (type, title) on t.type = a.type
    left join content.entry e on e.tenant_id = ${tx.tenant.number} and e.id = a.entry_id
    order by a.id desc`)
  return rows.flatMap((row): readonly RecentEvent[] => {
    const event = {
      id: row.id,
      at: row.at.toISOString(),
      by: { id: row.actor_id, name: row.actor_name },
      impersonator: row.impersonator_name,
    }
    if (row.type === null)
      return [{ ...event, action: `${row.samples}Samples`, type: null, isOfRecord: false, title: NAMELESS, count: row.count, to: null }]
    const type = contentTypeOf(tx.tenant, row.type)
    if (type === null) return []
    const showsTitle = !isNamePersonal(type) || roleAtLeast(role, type.access.write)
    const to = row.is_there && row.entry_id !== null ? recordPath(tx.tenant, type, row.entry_id) : null
    const isOfRecord = row.entry_id !== null
    return [{ ...event, action: row.action, type, isOfRecord, title: showsTitle ? titleSides(row.title) : NAMELESS, count: null, to }]
  })
}
