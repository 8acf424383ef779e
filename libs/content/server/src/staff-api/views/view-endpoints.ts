import { roleAtLeast } from '@captain/auth-core'
import type { Endpoint } from '@captain/auth-server'
import type { AnyContentType, Values } from '@captain/content-core'
import { badRequest, forbidden } from '@captain/http-server'
import { withoutBidiControls } from '@captain/validation'
import { privateJson } from '../../responses.ts'
import { ContentIssues, tooManyViews } from '../../errors.ts'
import { viewsCreateFacts, viewsListFacts, viewsRemoveFacts, viewsUpdateFacts } from '../../openapi/many-facts.ts'
import { SHARED } from '../../openapi/shared-schemas.ts'
import type { ContentServices } from '../../services.ts'
import { readObject } from '../request-body.ts'
import { staffEndpoint, type StaffCall } from '../staff-endpoint.ts'
import { sentQuery } from './view-query.ts'
import { countViews, deleteView, insertView, listViews, lockView, toViews, updateView, type ViewRow, type Viewer } from './view-row.ts'

const MAX_NAME_CHARACTERS = 60
const MAX_VIEWS = 50
const KNOWN = new Set(['name', 'query', 'isShared'])
const CONTROL = /\p{Cc}/u

const viewerOf = ({ context }: StaffCall): Viewer => ({ account: context.actor.account?.id ?? null, role: context.role })

const nameOf = (sent: unknown): string => {
  const name = typeof sent === 'string' ? withoutBidiControls(sent).trim() : ''
  const refuse = (rule: string, params: Values = {}): never => {
    throw new ContentIssues([{ path: 'name', rule, params }])
  }
  if (name === '') return refuse('requiredInput')
  if (!name.isWellFormed() || CONTROL.test(name)) return refuse('storableText')
  return [...name].length > MAX_NAME_CHARACTERS ? refuse('maxFullWidth', { max: MAX_NAME_CHARACTERS }) : name
}

const isSharedOf = (sent: unknown): boolean => {
  if (typeof sent !== 'boolean') throw badRequest('malformed-parameter', 'isShared')
  return sent
}

const bodyOf = async (call: StaffCall): Promise<Values> => {
  const body = await readObject(call)
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name))
  if (unknown !== undefined) throw badRequest('unknown-parameter', unknown)
  return body
}

/** Only members who may write can share a view. */
const refuseSharing = ({ seen, context }: StaffCall, isShared: boolean): void => {
  if (isShared && !roleAtLeast(context.role, seen.access.write)) throw forbidden()
}

const list = async (call: StaffCall): Promise<Response> => {
  const { store, seen: type } = call
  const viewer = viewerOf(call)
  const items = await store.read(async (tx) => toViews(tx, type, viewer, await listViews(tx, type, viewer)))
  return privateJson({ items })
}

const answer = async ({ store, seen: type }: StaffCall, viewer: Viewer, row: ViewRow, status = 200): Promise<Response> => {
  const [view] = await store.read((tx) => toViews(tx, type, viewer, [row]))
  return privateJson(view, { status })
}

const create = async (call: StaffCall): Promise<Response> => {
  const { store, seen: type } = call
  const viewer = viewerOf(call)
  const { name, query, isShared = false } = await bodyOf(call)
  const values = { name: nameOf(name), isShared: isSharedOf(isShared), query: sentQuery(type, query) }
  refuseSharing(call, values.isShared)
  const row = await store.writeAside(async (tx) => {
    if ((await countViews(tx, type, viewer.account)) >= MAX_VIEWS) throw tooManyViews(MAX_VIEWS)
    return insertView(tx, type, values)
  })
  return answer(call, viewer, row, 201)
}

const changed = (type: AnyContentType, row: ViewRow, { name, query, isShared }: Values) => ({
  name: name === undefined ? row.name : nameOf(name),
  isShared: isShared === undefined ? row.is_shared : isSharedOf(isShared),
  query: query === undefined ? row.query : sentQuery(type, query),
})

const update = async (call: StaffCall): Promise<Response> => {
  const { store, seen: type } = call
  const viewer = viewerOf(call)
  const body = await bodyOf(call)
  const row = await store.writeAside(async (tx) => {
    const before = await lockView(tx, type, viewer, call.param('view'))
    const values = changed(type, before, body)
    refuseSharing(call, values.isShared)
    return updateView(tx, before, values)
  })
  return answer(call, viewer, row)
}

const remove = async (call: StaffCall): Promise<Response> => {
  const viewer = viewerOf(call)
  await call.store.writeAside(async (tx) => deleteView(tx, (await lockView(tx, call.seen, viewer, call.param('view'))).id))
  return new Response(null, { status: 204 })
}

/** Endpoints for saved views: private and shared ones. */
export const viewEndpoints = (services: ContentServices): readonly Endpoint[] => [
  staffEndpoint(services, {
    method: 'GET',
    path: '/views',
    needs: 'read',
    right: 'read',
    schemas: { output: SHARED.SavedViews },
    describe: viewsListFacts,
    handle: list,
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/views',
    needs: 'read',
    right: 'read',
    schemas: { output: SHARED.SavedView },
    describe: viewsCreateFacts,
    handle: create,
  }),
  staffEndpoint(services, {
    method: 'PATCH',
    path: '/views/:view',
    needs: 'read',
    right: 'read',
    schemas: { output: SHARED.SavedView },
    describe: viewsUpdateFacts,
    handle: update,
  }),
  staffEndpoint(services, {
    method: 'DELETE',
    path: '/views/:view',
    needs: 'read',
    right: 'read',
    describe: viewsRemoveFacts,
    handle: remove,
  }),
]
