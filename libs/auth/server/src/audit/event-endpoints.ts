import type { Pool } from 'pg'
import * as v from 'valibot'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { cappedCount, COUNTED, encodeCursor, pageCount } from '../lists/keyset.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { eventItem, toEventItem, type EventRow } from './event-item.ts'
import { EVENT_ORDER, eventListQuery, eventListRequest, type EventListRequest } from './event-list-request.ts'

const COLUMNS = `e.id, e.at, e.action, e.tenant_id, e.actor_id, e.actor_name, e.impersonator_id, e.impersonator_name,
  e.type, e.entry_id, e.summary, e.changes, e.ip_address, e.user_agent, e.request_id, e.key_id`

const where = (conditions: readonly string[]): string => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`)

const pageSql = ({ conditions, after, limit }: EventListRequest): string =>
  `select ${COLUMNS} from content.audit_event e ${where(after === null ? conditions : [...conditions, after])} order by e.id desc limit ${limit + 1}`

const countSql = ({ conditions }: EventListRequest): string =>
  `select count(*)::int as counted from (select from content.audit_event e ${where(conditions)} limit ${COUNTED + 1}) found`

/** `GET admin/audit-events`: what happened on the whole platform, the newest first. */
export const eventEndpoints = ({ pool, tenants }: { readonly pool: Pool; readonly tenants: TenantDirectory }): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/admin/audit-events',
    guard: 'admin',
    schemas: {
      query: eventListQuery,
      output: v.strictObject({ items: v.array(eventItem), next: v.nullable(v.string()), count: pageCount }),
    },
    handler: async ({ query }) => {
      const request = eventListRequest(query, tenants)
      const { limit, values, after } = request
      const [{ rows }, { rows: counts }] = await Promise.all([
        pool.query<EventRow>(pageSql(request), [...values]),
        pool.query<{ readonly counted: number }>(countSql(request), after === null ? [...values] : values.slice(0, -1)),
      ])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map((row) => toEventItem(row, tenants)),
        next: rows.length > limit && last !== undefined ? encodeCursor(EVENT_ORDER, [last.id]) : null,
        count: cappedCount(counts[0]?.counted ?? 0),
      }
    },
  }),
]
