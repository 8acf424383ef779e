import type { Pool } from 'pg'
import * as v from 'valibot'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { cappedCount, COUNTED, pageCount } from '../lists/keyset.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { eventItem } from './event-item.ts'
import { eventListQuery, eventListRequest, type EventListRequest } from './event-list-request.ts'
import { exportEventsEndpoint } from './export-events.ts'
import { readEvents, where } from './read-events.ts'

const countSql = ({ conditions }: EventListRequest): string =>
  `select count(*)::int as counted from (select from content.audit_event e ${where(conditions)} limit ${COUNTED + 1}) found`

type Services = { readonly pool: Pool; readonly tenants: TenantDirectory }

/** Returns `GET admin/audit-events`: the events of the full platform, newest first, by page or as a file. */
export const eventEndpoints = (services: Services): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/admin/audit-events',
    guard: 'admin',
    schemas: {
      query: eventListQuery,
      output: v.strictObject({ items: v.array(eventItem), next: v.nullable(v.string()), count: pageCount }),
    },
    handler: async ({ query }) => {
      const { pool, tenants } = services
      const request = eventListRequest(query, tenants)
      const { values, after } = request
      const [page, { rows: counts }] = await Promise.all([
        readEvents(pool, tenants, request),
        pool.query<{ readonly counted: number }>(countSql(request), after === null ? [...values] : values.slice(0, -1)),
      ])
      return { ...page, count: cappedCount(counts[0]?.counted ?? 0) }
    },
  }),
  exportEventsEndpoint(services),
]
