import type { Endpoint } from '@captain/auth-server'
import {
  forbiddenFieldIssues,
  type AnyContentType,
  type Values,
  workflowOf,
  rightsToChange,
  isDuplicable,
  isCreatable,
  isEditable,
  isRemovable,
  isSortable,
} from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { ContentIssues } from '../errors.ts'
import { isId } from '../store/ids.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { restoreRevisionFacts } from '../openapi/read-facts.ts'
import { createFacts, duplicateFacts, removeFacts, reorderFacts, restoreFacts, updateFacts } from '../openapi/write-facts.ts'
import type { ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import { writableValues } from '../store/check-values.ts'
import { duplicateEntry } from '../store/duplicate.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { withIdempotencyKey } from '../store/idempotency.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { recordForAuthor, sentByAuthor } from '../store/owned-fields.ts'
import { lockEntry } from '../store/read-entry.ts'
import { reorderEntries } from '../store/reorder.ts'
import { restoreEntry } from '../store/restore.ts'
import { toRecord } from '../store/record.ts'
import { readRevision } from '../store/revisions.ts'
import { createEntry, updateEntry } from '../store/save.ts'
import { trashEntry } from '../store/trash.ts'
import { respondWithRecord, checkVersion, toRecordResponse } from './to-record-response.ts'
import { withoutServerValues } from './sent-back.ts'
import { notingView } from './noting-view.ts'
import { writingTo } from './writing-to.ts'
import { visibleType } from './personal-view.ts'
import {
  idempotencyKeyOf,
  readBody,
  readObject,
  requireLockVersion,
  requireLockVersionOrAny,
  parseLockVersion,
  withoutVersion,
} from './request-body.ts'
import { staffEndpoint, type StaffCall } from './staff-endpoint.ts'

const writing = (call: StaffCall, work: (tx: WriteTx) => Promise<EntryRow>) =>
  call.store.write(async (tx) => toRecordResponse(tx, call, await work(tx)))

const created = (call: StaffCall, record: Awaited<ReturnType<typeof writing>>): Response =>
  respondWithRecord(record, 201, { location: `/api/v1/tenants/${call.tenant.slug}/${call.type.name}/${record.id}` })

const refuseFields = ({ type }: StaffCall, body: Values): void => {
  const issues = forbiddenFieldIssues(type, body, 'staff')
  if (issues.length > 0) throw new ContentIssues(issues)
}

const create = async (call: StaffCall): Promise<Response> => {
  const body = withoutVersion(await readObject(call))
  const key = idempotencyKeyOf(call.context.request)
  refuseFields(call, body)
  const make = async (tx: WriteTx) => {
    await workflowStoreOf(call.type).assertRoomForDraft?.(tx, call.type)
    return createEntry(tx, call.type, body)
  }
  return created(
    call,
    await writing(call, (tx) => (key === null ? make(tx) : withIdempotencyKey(tx, { key, type: call.type, body }, () => make(tx)))),
  )
}

const update = async (call: StaffCall): Promise<Response> => {
  const body = await readObject(call)
  const version = requireLockVersion(call, body)
  const record = await writingTo(call, 'live', async (tx, row) => {
    await checkVersion(tx, call.type, row, version)
    workflowStoreOf(call.type).assertEditable?.(row)
    const shown = recordForAuthor(tx.author, call.type, toRecord(call.type, row, tx.now))
    const changes = withoutServerValues(call.type, shown, sentByAuthor(tx.author, call.type, withoutVersion(body)))
    refuseFields(call, changes)
    return updateEntry(tx, call.type, row, changes)
  })
  return respondWithRecord(record)
}

const remove = async (call: StaffCall): Promise<Response> => {
  const version = requireLockVersionOrAny(call)
  await call.store.write(async (tx) => {
    const row = await lockEntry(tx, { type: call.type.name, id: call.id() })
    if (version !== null) await checkVersion(tx, call.type, row, version)
    workflowStoreOf(call.type).assertEditable?.(row)
    await trashEntry(tx, call.type, row)
  })
  return new Response(null, { status: 204 })
}

const restore = async (call: StaffCall): Promise<Response> =>
  respondWithRecord(await writingTo(call, 'trash', (tx, row) => restoreEntry(tx, call.type, row)))

const duplicate = async (call: StaffCall): Promise<Response> =>
  created(call, await writingTo(call, 'live', (tx, row) => duplicateEntry(tx, call.type, row)))

/** Publication, position and replies are not part of a revision: a sent mail stays sent. */
const restorable = (type: AnyContentType, past: Values): Values => {
  const { unversioned = [] } = workflowOf(type.workflow)
  return Object.fromEntries(
    Object.entries(writableValues(type, past)).filter(([name]) => !unversioned.includes(name) && name !== type.repliesIn),
  )
}

const restoreRevision = async (call: StaffCall): Promise<Response> => {
  const body = await readObject(call)
  const version = parseLockVersion(call, body)
  const number = /^\d{1,9}$/.test(call.param('number')) ? Number(call.param('number')) : 0
  const record = await writingTo(call, 'live', async (tx, row) => {
    if (version !== null) await checkVersion(tx, call.type, row, version)
    workflowStoreOf(call.type).assertEditable?.(row)
    const past = await readRevision(tx, call.type, row, number)
    if (past === null) throw notFound()
    return updateEntry(tx, call.type, row, restorable(visibleType(call), past), 'restoreRevision')
  })
  return respondWithRecord(record)
}

const reorder = async (call: StaffCall): Promise<Response> => {
  const { ids } = await readBody(call, SHARED.Order)
  if (!ids.every(isId)) throw notFound()
  await call.store.write((tx) => reorderEntries(tx, call.type, ids))
  return new Response(null, { status: 204 })
}

/** Write endpoints of the back office, limited to what the screens of a type offer. */
export const writeEndpoints = (services: ContentServices): readonly Endpoint[] => [
  staffEndpoint(services, {
    method: 'POST',
    path: '',
    needs: 'write',
    right: 'create',
    keyScope: 'content:write',
    offered: isCreatable,
    describe: createFacts,
    handle: create,
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/reorder',
    needs: 'write',
    right: 'publish',
    keyScope: 'content:publish',
    offered: isSortable,
    schemas: { body: SHARED.Order },
    describe: reorderFacts,
    handle: reorder,
  }),
  staffEndpoint(services, {
    method: 'PATCH',
    path: '/:id',
    needs: 'write',
    right: rightsToChange,
    keyScope: 'content:write',
    offered: isEditable,
    describe: updateFacts,
    handle: notingView(services, update),
  }),
  staffEndpoint(services, {
    method: 'DELETE',
    path: '/:id',
    needs: 'write',
    right: 'delete',
    keyScope: 'content:write',
    offered: isRemovable,
    describe: removeFacts,
    handle: notingView(services, remove),
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/restore',
    needs: 'write',
    right: 'delete',
    keyScope: 'content:write',
    offered: isRemovable,
    describe: restoreFacts,
    handle: notingView(services, restore),
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/duplicate',
    needs: 'write',
    right: 'create',
    keyScope: 'content:write',
    offered: isDuplicable,
    describe: duplicateFacts,
    handle: notingView(services, duplicate),
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/revisions/:number/restore',
    needs: 'write',
    right: 'update',
    keyScope: 'content:write',
    offered: isEditable,
    describe: restoreRevisionFacts,
    handle: notingView(services, restoreRevision),
  }),
]
