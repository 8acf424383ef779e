import { runEndpoint, badRequest } from '@captain/http-server'
import type { Endpoint } from '@captain/auth-server'
import { hasPersonalData, isPersonalField, type AnyContentType } from '@captain/content-core'
import { dateInTimeZone, isLocale, type Locale } from '@captain/locale'
import { hasPersonalRecords } from '../integrations/api-keys/assert-key-access.ts'
import { csvFacts } from '../openapi/read-facts.ts'
import type { ContentServices } from '../services.ts'
import { noteReads } from '../personal-data/note-reads.ts'
import { parseListRequest } from '../staff-api/list-request.ts'
import { canReadOf } from '../staff-api/may-read.ts'
import { canSeePersonalData, visibleRecord, visibleType } from '../staff-api/personal-view.ts'
import { staffEndpoint, type StaffCall } from '../staff-api/staff-endpoint.ts'
import { writeAudit } from '../store/audit.ts'
import { columnsOf } from './columns.ts'
import { encodeText, startOf, type CsvEncoding } from './encoding.ts'
import { exportLines } from './export-rows.ts'

const ENDING = '.csv'

const encodingOf = (requested: string | null): CsvEncoding => {
  if (requested === null || requested === 'utf-8') return 'utf-8'
  if (requested !== 'shift_jis') throw badRequest('malformed-parameter', 'encoding')
  return requested
}

/** Returns the part of the query that lists also have; a file has no pages. */
const listQuery = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query)
  for (const name of ['columns', 'encoding', 'limit', 'after']) rest.delete(name)
  return rest
}

/** Returns the query without filters by personal data, because the audit log is permanent. */
const loggedQuery = (type: AnyContentType, query: URLSearchParams): string => {
  const rest = listQuery(query)
  const isAbout = (name: string): boolean =>
    name === 'q' ? hasPersonalData(type) : isPersonalField(type, /^filter\[(.*)\]$/.exec(name)?.[1] ?? '')
  for (const name of new Set(rest.keys())) if (isAbout(name)) rest.delete(name)
  return rest.toString()
}

const only = (query: URLSearchParams, name: string): string | null => {
  const values = query.getAll(name)
  if (values.length > 1) throw badRequest('malformed-parameter', name)
  return values[0] ?? null
}

const localeOf = (query: URLSearchParams, standard: Locale): Locale => {
  const requested = query.get('locale')
  return requested !== null && isLocale(requested) ? requested : standard
}

const disposition = (type: AnyContentType, label: string): string => {
  const day = dateInTimeZone(new Date())
  return `attachment; filename="${type.name}-${day}${ENDING}"; filename*=UTF-8''${encodeURIComponent(`${label}-${day}${ENDING}`)}`
}

const streamOf = (lines: AsyncGenerator<string>, first: string, encoding: CsvEncoding): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: async (controller) => controller.enqueue(await encodeText(first, encoding)),
    pull: async (controller) => {
      const { value, done } = await lines.next()
      if (done === true) controller.close()
      else controller.enqueue(await encodeText(value, encoding))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })

const exportCsv =
  (services: ContentServices) =>
  async (call: StaffCall): Promise<Response> => {
    const { context, tenant, seen: type, store } = call
    const query = context.url.searchParams
    const encoding = encodingOf(only(query, 'encoding'))
    const request = parseListRequest(type, listQuery(query), { seesPersonal: canSeePersonalData(call), tenant })
    const locale = localeOf(query, context.locale)
    const messages = (await services.messagesOf(tenant.slug, locale))[type.name]
    const columns = columnsOf(visibleType(call), only(query, 'columns'), { messages, locale })
    await store.writeAside((tx) =>
      writeAudit(tx, {
        action: 'export',
        type: type.name,
        id: null,
        changes: columns.map(({ name }) => name),
        note: loggedQuery(type, query),
      }),
    )
    const onPage = noteReads(
      services,
      call,
      'export',
      columns.flatMap(({ field }) => field ?? []),
    )
    const lines = exportLines(store, { type, request, columns, locale, shown: visibleRecord(call), mayRead: canReadOf(call), onPage })
    const heading = await lines.next()
    // A read error sets the status of the response instead of ending the file early.
    const records = await lines.next()
    const first = `${startOf(encoding)}${heading.value ?? ''}${records.value ?? ''}`
    return new Response(streamOf(lines, first, encoding), {
      headers: {
        'content-type': `text/csv; charset=${encoding}; header=present`,
        'content-disposition': disposition(type, messages?.name ?? type.name),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }

/** Adds to the list of a content type the same path with `.csv`, which exports the full list. */
export const withCsvExport = (services: ContentServices, list: Endpoint): Endpoint => {
  const csv = staffEndpoint(services, {
    method: 'GET',
    path: '',
    needs: 'export',
    right: 'export',
    keyScope: 'content:read',
    ending: ENDING,
    // Personal data leaves the server only after a step-up.
    stepUp: (type) => (hasPersonalRecords(type) ? 'export-people' : null),
    describe: csvFacts,
    handle: exportCsv(services),
  })
  return {
    ...list,
    describe: async (describing) => [...((await list.describe?.(describing)) ?? []), ...((await csv.describe?.(describing)) ?? [])],
    handler: (context) => {
      const name = context.params['type'] ?? ''
      if (!name.endsWith(ENDING)) return runEndpoint(list, context)
      return runEndpoint(csv, { ...context, params: { ...context.params, type: name.slice(0, -ENDING.length) } })
    },
  }
}
