import type { Pool } from 'pg'
import { encodeCursor } from '../lists/keyset.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { toEventItem, type EventItem, type EventRow } from './event-item.ts'
import { EVENT_DEFAULT_SORT, type EventListRequest } from './event-list-request.ts'

const COLUMNS = `e.id, e.at, e.action, e.tenant_id, e.actor_id, e.actor_name, e.impersonator_id, e.impersonator_name,
  e.type, e.entry_id, e.summary, e.changes, e.ip_address, e.user_agent, e.request_id, e.key_id`

export const where = (conditions: readonly string[]): string => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`)

const pageSql = ({ conditions, after, limit }: EventListRequest): string =>
  `select ${COLUMNS} from content.audit_event e ${where(after === null ? conditions : [...conditions, after])} order by e.id desc limit ${limit + 1}`

export type EventPage = { readonly items: EventItem[]; readonly next: string | null }

/** Reads one page of the audit log, newest first. */
export const readEvents = async (pool: Pool, tenants: TenantDirectory, request: EventListRequest): Promise<EventPage> => {
  const { rows } = await pool.query<EventRow>(pageSql(request), [...request.values])
  const shown = rows.slice(0, request.limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toEventItem(row, tenants)),
    next: rows.length > request.limit && last !== undefined ? encodeCursor(EVENT_DEFAULT_SORT, [last.id]) : null,
  }
}
