import { KEY_SCOPES } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { array, maxLength, minLength, nullable, picklist, pipe, strictObject, string } from 'valibot'
import { withValidationProblem, privateJson } from '../../responses.ts'
import { withAdminAccessAudit } from '../../audit-admin-access.ts'
import { authorOf } from '../../store/author.ts'
import { tenantOf, type ContentServices } from '../../services.ts'
import { createKey, listKeys, revokeKey } from './api-key-row.ts'
import { chosenTypes, integrationName, assertKnownTypes } from './integration-schemas.ts'

const PATH = '/api/v1/tenants/:tenant/api-keys'
const OWNERS = { tenant: 'owner' } as const

const text = string()
const textOrNull = nullable(string())

const summary = strictObject({
  id: text,
  name: text,
  lastFour: text,
  scopes: array(picklist(KEY_SCOPES)),
  contentTypes: nullable(array(string())),
  expiresAt: textOrNull,
  lastUsedOn: textOrNull,
  createdAt: text,
  createdBy: strictObject({ id: textOrNull, name: text }),
  revokedAt: textOrNull,
  revokedBy: textOrNull,
})

const draft = strictObject({
  name: integrationName,
  scopes: pipe(array(picklist(KEY_SCOPES)), minLength(1), maxLength(KEY_SCOPES.length)),
  contentTypes: chosenTypes,
  days: nullable(picklist([30, 90, 365])),
})

const list = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: PATH,
    guard: OWNERS,
    schemas: { output: strictObject({ items: array(summary) }) },
    handler: async ({ params }) => privateJson({ items: await services.store.forPublic(tenantOf(services, params.tenant)).read(listKeys) }),
  })

const create = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: PATH,
    guard: OWNERS,
    // A key outlives the session that creates it.
    stepUp: 'create-key',
    schemas: { body: draft, output: strictObject({ key: summary, token: text }) },
    handler: (call) =>
      withValidationProblem(call.locale, async () => {
        const { params, body } = call
        const tenant = tenantOf(services, params.tenant)
        assertKnownTypes(tenant, body.contentTypes)
        const made = await services.store.forTenant(authorOf(call), tenant).writeAside((tx) => createKey(tx, body))
        return privateJson(made, { status: 201 })
      }),
  })

const revoke = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'DELETE',
    path: `${PATH}/:id`,
    guard: OWNERS,
    handler: async (call) => {
      const store = services.store.forTenant(authorOf(call), tenantOf(services, call.params.tenant))
      await store.writeAside((tx) => revokeKey(tx, call.params.id))
      return new Response(null, { status: 204 })
    },
  })

/** Endpoints for the API keys of a tenant, for its owners. */
export const apiKeyEndpoints = (services: ContentServices): readonly Endpoint[] =>
  [list, create, revoke].map((make) => withAdminAccessAudit(services, make(services)))
