import type { Endpoint } from '@captain/auth-server'
import { isPersonalField, type ListResponse } from '@captain/content-core'
import { badRequest, forbidden, notFound } from '@captain/http-server'
import { privateJson } from '../responses.ts'
import { withCsvExport } from '../csv/export-endpoint.ts'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { encodeCursor } from '../list-query/cursor.ts'
import { duplicateCheckFacts, getFacts, listFacts, revisionFacts, revisionsFacts, usedByFacts } from '../openapi/read-facts.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { noteReads } from '../personal-data/note-reads.ts'
import { readPage } from '../list-query/page.ts'
import { withReadMarks } from './read-marks/read-marks.ts'
import { readPlain } from '../list-query/parameters.ts'
import type { Remember } from '../public-changes/remembered.ts'
import type { ContentServices } from '../services.ts'
import { foldUnique, uniqueName } from '../store/derive.ts'
import type { ListedRow } from '../store/entry-row.ts'
import { withState } from '../workflows/workflow-stores.ts'
import { readEntry } from '../store/read-entry.ts'
import { toListedRecord } from '../store/record.ts'
import { listRevisions, readRevision } from '../store/revisions.ts'
import { withCounts } from './counted.ts'
import { includedOfPage, type IncludedJson } from './included-rows.ts'
import { readIncluded } from './included.ts'
import type { Keeping } from './kept-reads.ts'
import { parseListRequest } from './list-request.ts'
import { canReadOf, readableTypes } from './may-read.ts'
import { canSeePersonalData, visibleRecord } from './personal-view.ts'
import { imageUrlEndpoint, withImageUrls } from './pictures.ts'
import { etagOf, readRecordResponse } from './to-record-response.ts'
import { withRemovers } from './removers.ts'
import { staffEndpoint, type StaffCall } from './staff-endpoint.ts'
import { usedBy } from './used-by.ts'
import { countByState, withoutCounts } from './state-counts.ts'
import { requestedField } from '../list-query/requested-field.ts'

/** How a response and its parts are shared. */
type Shared = { readonly keeping: Keeping; readonly remember: Remember }

/** Reads a page of the working copies, or of the trash, with what they refer to. */
const readList = async (tx: Tx, call: StaffCall, { keeping, remember }: Shared): Promise<ListResponse> => {
  const { context, type: declared, seen: type, tenant } = call
  const { query, counts } = withoutCounts(type, context.url.searchParams)
  const request = parseListRequest(type, query, { seesPersonal: canSeePersonalData(call), tenant })
  keeping.notes.everything()
  // Conditions may depend on the time of day; the audit log names who deleted a record.
  if (request.conditions.length > 0 || counts || request.stage === 2) keeping.never()
  const mayRead = canReadOf(call)
  const included = includedOfPage(tenant, type, readableTypes(tenant, mayRead))
  const { rows, hasMore, count } = await readPage<ListedRow & { readonly included: IncludedJson | null }>(
    request.conditions.length === 0 ? { ...tx, remember } : tx,
    request.stage === 2 ? request : { ...request, included },
  )
  for (const row of rows) for (const time of [row.publish_from, row.publish_until]) keeping.endsAt(time, tx.now)
  const last = rows.at(-1)
  const shown = visibleRecord(call)
  const listed = (await withState(tx, declared, rows)).map((row) => shown(withImageUrls(tenant, type, toListedRecord(type, row, tx.now))))
  const items = await withReadMarks(tx, type, context.actor.account?.id ?? null, listed)
  return {
    items: request.stage === 2 ? await withRemovers(tx, items) : await withCounts(tx, { type, mayRead }, items),
    next: hasMore && last !== undefined ? encodeCursor({ sort: request.sort, keys: last.keys }) : null,
    count,
    ...(counts && { states: await countByState(tx, type, query, { seesPersonal: canSeePersonalData(call), tenant }) }),
    included: await readIncluded(
      tx,
      { type, mayRead, keeping },
      rows.map((row) => row.data),
      rows[0]?.included ?? null,
    ),
  }
}

const list = (services: ContentServices, call: StaffCall): Promise<Response> =>
  services.keptReads.answer(
    call,
    async (keeping) => {
      const body = await call.store.read((tx) => readList(tx, call, { keeping, remember: services.rememberFor(call.tenant) }))
      return { body, ids: body.items.map(({ id }) => id) }
    },
    noteReads(services, call, 'list'),
  )

const readOne = async (tx: Tx, call: StaffCall, keeping: Keeping) => {
  const record = await readRecordResponse(tx, call, call.id(), keeping)
  if (record === null) throw notFound()
  const [answer = record] = await withReadMarks(tx, call.type, call.context.actor.account?.id ?? null, [record])
  return answer
}

const get = (services: ContentServices, call: StaffCall): Promise<Response> =>
  services.keptReads.answer(
    call,
    async (keeping) => {
      const record = await call.store.read((tx) => readOne(tx, call, keeping))
      return { body: visibleRecord(call)(record), headers: etagOf(record), ids: [record.id] }
    },
    noteReads(services, call, 'view'),
  )

const revisions = async (call: StaffCall): Promise<Response> => {
  const items = await call.store.read(async (tx) => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    return row === null ? null : listRevisions(tx, call.seen, row.id)
  })
  if (items === null) throw notFound()
  return privateJson({ items })
}

const revision = async (services: ContentServices, call: StaffCall): Promise<Response> => {
  const number = /^\d{1,9}$/.test(call.param('number')) ? Number(call.param('number')) : 0
  const record = await call.store.read(async (tx) => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    const past = row === null ? null : await readRevision(tx, call.seen, row, number)
    return past === null
      ? null
      : { ...visibleRecord(call)(past), included: await readIncluded(tx, { type: call.seen, mayRead: canReadOf(call) }, [past]) }
  })
  if (record === null) throw notFound()
  noteReads(services, call, 'history')([call.id()])
  return privateJson(record)
}

const duplicateCheck = async (call: StaffCall): Promise<Response> => {
  const { context, seen: type, store } = call
  const plain = readPlain(context.url.searchParams, ['field', 'value', 'except', 'locale'])
  const field = plain.get('field') ?? ''
  if (requestedField(type, field)?.unique !== true) throw badRequest('malformed-parameter', 'field')
  if (isPersonalField(type, field) && !canSeePersonalData(call)) throw forbidden()
  const value = foldUnique(plain.get('value') ?? '')
  const found = await store.read((tx) =>
    tx.row(sql`
      select 1 from content.entry_unique where tenant_id = ${tx.tenant.number} and type = ${type.name} and field = ${uniqueName(type, field)} and val = ${value}
        and entry_id <> ${plain.get('except') ?? ''}`),
  )
  return privateJson({ value: found !== null })
}

/** Read endpoints of the back office. The order matters: a fixed segment comes before the id. */
export const readEndpoints = (services: ContentServices): readonly Endpoint[] => [
  withCsvExport(
    services,
    staffEndpoint(services, {
      method: 'GET',
      path: '',
      needs: 'read',
      right: 'read',
      keyScope: 'content:read',
      describe: listFacts,
      handle: (call) => list(services, call),
    }),
  ),
  staffEndpoint(services, {
    method: 'GET',
    path: '/duplicate-check',
    needs: 'read',
    right: 'read',
    keyScope: 'content:read',
    schemas: { output: SHARED.YesOrNo },
    describe: duplicateCheckFacts,
    handle: duplicateCheck,
  }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id',
    needs: 'read',
    right: 'read',
    keyScope: 'content:read',
    describe: getFacts,
    handle: (call) => get(services, call),
  }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/revisions',
    needs: 'read',
    right: 'read',
    keyScope: 'content:read',
    schemas: { output: SHARED.Revisions },
    describe: revisionsFacts,
    handle: revisions,
  }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/revisions/:number',
    needs: 'read',
    right: 'read',
    keyScope: 'content:read',
    describe: revisionFacts,
    handle: (call) => revision(services, call),
  }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/used-by',
    needs: 'read',
    right: 'read',
    keyScope: 'content:read',
    schemas: { output: SHARED.UsedByList },
    describe: usedByFacts,
    handle: usedBy,
  }),
  imageUrlEndpoint(services),
]
