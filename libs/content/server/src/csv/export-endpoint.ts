import { runEndpoint, badRequest } from '@captain/http-server'
import { requireStepUp, type Endpoint } from '@captain/auth-server'
import { hasPersonal, isPersonal, typeSeenBy, type AnyContentType } from '@captain/content-core'
import { civilDate, isLocale, type Locale } from '@captain/locale'
import { isAboutPeople } from '../integrations/api-keys/refuse-key.ts'
import { csvFacts } from '../openapi/read-facts.ts'
import type { ContentServices } from '../services.ts'
import { parseListRequest } from '../staff/list-request.ts'
import { mayReadOf } from '../staff/may-read.ts'
import { seesOwned, seesPersonal, shownTo } from '../staff/personal-view.ts'
import { staffEndpoint, type StaffCall } from '../staff/staff-endpoint.ts'
import { writeAudit } from '../store/audit.ts'
import { columnsOf } from './columns.ts'
import { encodeText, startOf, type CsvEncoding } from './encoding.ts'
import { exportLines } from './export-rows.ts'

const ENDING = '.csv'

const encodingOf = (asked: string | null): CsvEncoding => {
  if (asked === null || asked === 'utf-8') return 'utf-8'
  if (asked !== 'shift_jis') throw badRequest('malformed-parameter', 'encoding')
  return asked
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
  const isAbout = (name: string): boolean => (name === 'q' ? hasPersonal(type) : isPersonal(type, /^filter\[(.*)\]$/.exec(name)?.[1] ?? ''))
  for (const name of new Set(rest.keys())) if (isAbout(name)) rest.delete(name)
  return rest.toString()
}

const only = (query: URLSearchParams, name: string): string | null => {
  const values = query.getAll(name)
  if (values.length > 1) throw badRequest('malformed-parameter', name)
  return values[0] ?? null
}

const localeOf = (query: URLSearchParams, standard: Locale): Locale => {
  const asked = query.get('locale')
  return asked !== null && isLocale(asked) ? asked : standard
}

const disposition = (type: AnyContentType, label: string): string => {
  const day = civilDate(new Date())
  return `attachment; filename="${type.name}-${day}${ENDING}"; filename*=UTF-8''${encodeURIComponent(`${label}-${day}${ENDING}`)}`
}

const streamOf = (lines: AsyncGenerator<string>, first: string, encoding: CsvEncoding): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(encodeText(first, encoding)),
    pull: async (controller) => {
      const { value, done } = await lines.next()
      if (done === true) controller.close()
      else controller.enqueue(encodeText(value, encoding))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })

const exportCsv =
  (services: ContentServices) =>
  async (call: StaffCall): Promise<Response> => {
    const { context, tenant, type, store } = call
    // Personal data leaves the server only after a step-up.
    if (isAboutPeople(type)) requireStepUp(context.actor)
    const query = context.url.searchParams
    const encoding = encodingOf(only(query, 'encoding'))
    const request = parseListRequest(type, listQuery(query), { seesPersonal: seesPersonal(call) })
    const locale = localeOf(query, context.locale)
    const messages = (await services.messagesOf(tenant.slug, locale))[type.name]
    const columns = columnsOf(typeSeenBy(type, seesOwned(call) ? 'owner' : 'editor'), only(query, 'columns'), { messages, locale })
    await store.writeAside((tx) =>
      writeAudit(tx, {
        action: 'export',
        type: type.name,
        id: null,
        changes: columns.map(({ name }) => name),
        note: loggedQuery(type, query),
      }),
    )
    const lines = exportLines(store, { type, request, columns, locale, shown: shownTo(call), mayRead: mayReadOf(call) })
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
export const withCsv = (services: ContentServices, list: Endpoint): Endpoint => {
  const csv = staffEndpoint(services, {
    method: 'GET',
    path: '',
    needs: 'export',
    keyScope: 'content:read',
    ending: ENDING,
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
