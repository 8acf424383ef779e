import { dateInTimeZone } from '@captain/locale'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { eventCsvHead, eventCsvLine } from './event-csv.ts'
import { eventListQuery, eventListRequest, type EventListQuery } from './event-list-request.ts'
import { circumstancesOf, eventActorOf } from './identity-event.ts'
import { readEvents } from './read-events.ts'
import { recordEvent } from './record-event.ts'

type Services = { readonly pool: Pool; readonly tenants: TenantDirectory }

/** Events per read. */
const BATCH = 1000

const { limit: _limit, after: _after, ...filters } = eventListQuery.entries

/** Yields the lines of the file in batches of one read each. */
async function* linesOf({ pool, tenants }: Services, query: Omit<EventListQuery, 'limit' | 'after'>): AsyncGenerator<string> {
  let after: string | undefined
  do {
    const { items, next } = await readEvents(pool, tenants, eventListRequest({ ...query, limit: BATCH, after }, tenants))
    yield items.map(eventCsvLine).join('')
    after = next ?? undefined
  } while (after !== undefined)
}

const streamOf = (lines: AsyncGenerator<string>, first: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(first)),
    pull: async (controller) => {
      const { value, done } = await lines.next()
      if (done === true) controller.close()
      else controller.enqueue(Buffer.from(value))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })

/** Returns `GET admin/audit-events.csv`, which exports every event of a filtered list as a file. The export itself is recorded too. */
export const exportEventsEndpoint = (services: Services): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/admin/audit-events.csv',
    guard: 'admin',
    stepUp: 'export-people',
    schemas: { query: v.strictObject(filters) },
    handler: async (context) => {
      const { query, actor, locale, url } = context
      const lines = linesOf(services, query)
      // A read error is reported by the response status, not by a truncated file.
      const first = await lines.next()
      const parameters = [...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&')
      await recordEvent(services.pool, {
        action: 'export',
        by: eventActorOf(actor),
        from: circumstancesOf(context),
        summary: 'audit-events.csv',
        ...(parameters !== '' && { note: parameters }),
      })
      return new Response(streamOf(lines, `${eventCsvHead(query.locale ?? locale)}${first.value ?? ''}`), {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="audit-events-${dateInTimeZone(new Date())}.csv"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  })
