import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { PERSONAL_READ_KINDS } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import * as v from 'valibot'
import { withAdminAccessAudit } from '../audit-admin-access.ts'
import { encodeCursor } from '../list-query/cursor.ts'
import { privateJson } from '../responses.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { writeAudit } from '../store/audit.ts'
import { authorOf } from '../store/author.ts'
import { textStream } from './text-stream.ts'
import { readLogConditions, readLogFilters, readLogQuery, READ_LOG_ORDER, type ReadLogFilter } from './read-log-request.ts'
import { readLogHead, readLogLines } from './read-log-csv.ts'
import { NAMED_RECORDS, readLogRows, readTitles, toReadItem } from './read-log.ts'

const PATH = '/api/v1/tenants/:tenant/personal-reads'
const OWNERS = { tenant: 'owner' } as const
/** Rows per read of a file. */
const BATCH = 500

const person = v.strictObject({ id: v.nullable(v.string()), name: v.string() })
const sides = v.strictObject({ ja: v.nullable(v.string()), en: v.nullable(v.string()) })

const item = v.strictObject({
  id: v.string(),
  at: v.string(),
  kind: v.picklist(PERSONAL_READ_KINDS),
  type: v.string(),
  by: person,
  isKey: v.boolean(),
  impersonator: v.nullable(person),
  network: v.nullable(v.string()),
  records: v.array(v.strictObject({ id: v.string(), title: v.nullable(sides) })),
  recordCount: v.number(),
})

const list = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: PATH,
    guard: OWNERS,
    schemas: { query: readLogQuery, output: v.strictObject({ items: v.array(item), next: v.nullable(v.string()) }) },
    handler: async ({ params, query: { limit, after, ...filter } }) => {
      const tenant = tenantOf(services, params.tenant)
      const conditions = readLogConditions(tenant.number, filter, after)
      // What this server has noted belongs to the page.
      await services.personalReads.flush()
      const found = await readLogRows(services.pool, conditions, { limit: limit + 1, ids: NAMED_RECORDS })
      const rows = found.slice(0, limit)
      const ids = rows.flatMap((row) => row.record_ids)
      const titles = await services.store.forPublic(tenant).read((tx) => readTitles(tx, tenant, ids))
      const last = found.length > limit ? rows.at(-1) : undefined
      return privateJson({
        items: rows.map((row) => toReadItem(row, titles)),
        next: last === undefined ? null : encodeCursor({ sort: READ_LOG_ORDER, keys: [last.id] }),
      })
    },
  })

const download = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: `${PATH}.csv`,
    guard: OWNERS,
    stepUp: 'export-people',
    schemas: { query: v.strictObject(readLogFilters) },
    handler: async (call) => {
      const { params, query, locale: accepted, url } = call
      const tenant = tenantOf(services, params.tenant)
      const locale = query.locale ?? accepted
      const messages = await services.messagesOf(tenant.slug, locale)
      await services.personalReads.flush()
      const note = url.searchParams.toString()
      await services.store
        .forTenant(authorOf(call), tenant)
        .writeAside((tx) => writeAudit(tx, { action: 'export', type: null, id: null, changes: ['personal-reads'], note }))
      const lines = async function* (filter: ReadLogFilter): AsyncGenerator<string> {
        yield `\u{feff}${readLogHead(locale)}`
        for (let after: string | undefined; ;) {
          const rows = await readLogRows(services.pool, readLogConditions(tenant.number, filter, after), { limit: BATCH, ids: null })
          yield rows.map((row) => readLogLines(row, messages, locale)).join('')
          const last = rows.length < BATCH ? undefined : rows.at(-1)
          if (last === undefined) return
          after = encodeCursor({ sort: READ_LOG_ORDER, keys: [last.id] })
        }
      }
      return new Response(await textStream(lines(query)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="personal-reads-${dateInTimeZone(new Date())}.csv"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  })

/** Returns the log of reads of personal data of a tenant, by page or as a file, for its owners. */
export const readLogEndpoints = (services: ContentServices): readonly Endpoint[] =>
  [download(services), list(services)].map((endpoint) => withAdminAccessAudit(services, endpoint))
