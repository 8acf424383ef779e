import type { Endpoint } from '@captain/auth-server'
import { contentTypeOf, isPersonalField, type ListResponse } from '@captain/content-core'
import { badRequest, forbidden, notFound } from '@captain/http-server'
import { privateJson } from '../responses.ts'
import { withCsvExport } from '../csv/export-endpoint.ts'
import { sql } from '../database/sql.ts'
import { encodeCursor } from '../list-query/cursor.ts'
import { duplicateCheckFacts, getFacts, listFacts, revisionFacts, revisionsFacts, usedByFacts } from '../openapi/read-facts.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { readPage } from '../list-query/page.ts'
import { withReadMarks } from './read-marks/read-marks.ts'
import { readPlain } from '../list-query/parameters.ts'
import type { ContentServices } from '../services.ts'
import { foldUnique } from '../store/derive.ts'
import type { ListedRow } from '../store/entry-row.ts'
import { withState } from '../workflows/workflow-stores.ts'
import { readEntry } from '../store/read-entry.ts'
import { toListedRecord } from '../store/record.ts'
import { listRevisions, readRevision } from '../store/revisions.ts'
import { readUsedBy } from '../store/used-by.ts'
import { withCounts } from './counted.ts'
import { readIncluded } from './included.ts'
import { parseListRequest } from './list-request.ts'
import { canReadOf } from './may-read.ts'
import { canSeePersonalData, visibleRecord } from './personal-view.ts'
import { imageUrlEndpoint, withImageUrls } from './pictures.ts'
import { respondWithRecord, toRecordResponse } from './to-record-response.ts'
import { withRemovers } from './removers.ts'
import { staffEndpoint, type StaffCall } from './staff-endpoint.ts'
import { countByState, withoutCounts } from './state-counts.ts'
import { requestedField } from '../list-query/requested-field.ts'

const list = async ({ rememberFor }: ContentServices, call: StaffCall): Promise<Response> => {
  const { context, type, store } = call
  const { query, counts } = withoutCounts(type, context.url.searchParams)
  const request = parseListRequest(type, query, { seesPersonal: canSeePersonalData(call) })
  const shown = visibleRecord(call)
  const answer = await store.read(async (tx): Promise<ListResponse> => {
    // Conditions may depend on the time of day.
    const counting = request.conditions.length === 0 ? { ...tx, remember: rememberFor(call.tenant) } : tx
    const { rows, hasMore, count } = await readPage<ListedRow>(counting, request)
    const last = rows.at(-1)
    const listed = (await withState(tx, type, rows)).map((row) =>
      shown(withImageUrls(call.tenant, type, toListedRecord(type, row, tx.now))),
    )
    const items = await withReadMarks(tx, type, context.actor.account?.id ?? null, listed)
    return {
      items: request.stage === 2 ? await withRemovers(tx, items) : await withCounts(tx, { type, mayRead: canReadOf(call) }, items),
      next: hasMore && last !== undefined ? encodeCursor({ sort: request.sort, keys: last.keys }) : null,
      count,
      ...(counts && { states: await countByState(tx, type, query, { seesPersonal: canSeePersonalData(call) }) }),
      included: await readIncluded(
        tx,
        { type, mayRead: canReadOf(call) },
        rows.map((row) => row.data),
      ),
    }
  })
  return privateJson(answer)
}

const get = async (call: StaffCall): Promise<Response> => {
  const record = await call.store.read(async (tx) => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    if (row === null) return null
    const [answer] = await withReadMarks(tx, call.type, call.context.actor.account?.id ?? null, [await toRecordResponse(tx, call, row)])
    return answer ?? null
  })
  if (record === null) throw notFound()
  return respondWithRecord(visibleRecord(call)(record))
}

const revisions = async (call: StaffCall): Promise<Response> => {
  const items = await call.store.read(async (tx) => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    return row === null ? null : listRevisions(tx, row.id)
  })
  if (items === null) throw notFound()
  return privateJson({ items })
}

const revision = async (call: StaffCall): Promise<Response> => {
  const number = /^\d{1,9}$/.test(call.param('number')) ? Number(call.param('number')) : 0
  const record = await call.store.read(async (tx) => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    const past = row === null ? null : await readRevision(tx, call.type, row, number)
    return past === null
      ? null
      : { ...visibleRecord(call)(past), included: await readIncluded(tx, { type: call.type, mayRead: canReadOf(call) }, [past]) }
  })
  if (record === null) throw notFound()
  return privateJson(record)
}

const usedBy = async (call: StaffCall): Promise<Response> => {
  const items = await call.store.read(async (tx) => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    return row === null ? null : readUsedBy(tx, row.id)
  })
  if (items === null) throw notFound()
  const mayRead = canReadOf(call)
  const isSeen = (name: string): boolean => {
    const type = contentTypeOf(call.tenant, name)
    return type !== null && mayRead(type)
  }
  return privateJson({ items: items.filter(({ type }) => isSeen(type)) })
}

const duplicateCheck = async (call: StaffCall): Promise<Response> => {
  const { context, type, store } = call
  const plain = readPlain(context.url.searchParams, ['field', 'value', 'except', 'locale'])
  const field = plain.get('field') ?? ''
  if (requestedField(type, field)?.unique !== true) throw badRequest('malformed-parameter', 'field')
  if (isPersonalField(type, field) && !canSeePersonalData(call)) throw forbidden()
  const value = foldUnique(plain.get('value') ?? '')
  const found = await store.read((tx) =>
    tx.row(sql`
      select 1 from content.entry_unique where tenant_id = ${tx.tenant.number} and type = ${type.name} and field = ${field} and val = ${value}
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
      keyScope: 'content:read',
      describe: listFacts,
      handle: (call) => list(services, call),
    }),
  ),
  staffEndpoint(services, {
    method: 'GET',
    path: '/duplicate-check',
    needs: 'read',
    keyScope: 'content:read',
    schemas: { output: SHARED.YesOrNo },
    describe: duplicateCheckFacts,
    handle: duplicateCheck,
  }),
  staffEndpoint(services, { method: 'GET', path: '/:id', needs: 'read', keyScope: 'content:read', describe: getFacts, handle: get }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/revisions',
    needs: 'read',
    keyScope: 'content:read',
    schemas: { output: SHARED.Revisions },
    describe: revisionsFacts,
    handle: revisions,
  }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/revisions/:number',
    needs: 'read',
    keyScope: 'content:read',
    describe: revisionFacts,
    handle: revision,
  }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/used-by',
    needs: 'read',
    keyScope: 'content:read',
    schemas: { output: SHARED.UsedByList },
    describe: usedByFacts,
    handle: usedBy,
  }),
  imageUrlEndpoint(services),
]
