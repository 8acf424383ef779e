import { defineEndpoint, type ContextOf, type Endpoint } from '@captain/auth-server'
import { array, nullable, optional, strictObject, string } from 'valibot'
import { withValidationProblem, privateJson } from '../../responses.ts'
import { withAdminAccessAudit } from '../../audit-admin-access.ts'
import { authorOf, type AuthorCall } from '../../store/author.ts'
import { assertKnownTypes } from '../api-keys/integration-schemas.ts'
import { tenantOf, type ContentServices } from '../../services.ts'
import type { TenantStore } from '../../store.ts'
import { createWebhook, deleteWebhook, rotateSecret, updateWebhook } from './change-webhooks.ts'
import { queueTest, readLog, resend } from './delivery-log.ts'
import { checkedAddress } from './network.ts'
import { listWebhooks } from './webhook-row.ts'
import { webhookUpdateSchema, webhookDelivery, webhookInputSchema, createdWebhookSchema, webhookSummary } from './webhook-schemas.ts'

const PATH = '/api/v1/tenants/:tenant/webhooks'
const OWNERS = { tenant: 'owner' } as const

type Context = Pick<ContextOf<typeof PATH, typeof OWNERS>, 'params'> & AuthorCall

const scopeOf = (services: ContentServices, call: Context): TenantStore =>
  services.store.forTenant(authorOf(call), tenantOf(services, call.params.tenant))

const changing = (services: ContentServices): readonly Endpoint[] => [
  defineEndpoint({
    method: 'POST',
    path: PATH,
    guard: OWNERS,
    schemas: { body: webhookInputSchema, output: createdWebhookSchema },
    handler: (context) =>
      withValidationProblem(context.locale, async () => {
        const scope = scopeOf(services, context)
        assertKnownTypes(scope.tenant, context.body.contentTypes)
        const draft = { ...context.body, url: await checkedAddress(context.body.url, services.allowsLocalWebhooks) }
        return privateJson(await scope.writeAside((tx) => createWebhook(tx, draft)), { status: 201 })
      }),
  }),
  defineEndpoint({
    method: 'PATCH',
    path: `${PATH}/:id`,
    guard: OWNERS,
    schemas: { body: webhookUpdateSchema, output: webhookSummary },
    handler: (context) =>
      withValidationProblem(context.locale, async () => {
        const scope = scopeOf(services, context)
        const { url, ...changes } = context.body
        assertKnownTypes(scope.tenant, changes.contentTypes)
        const address = url === undefined ? {} : { url: await checkedAddress(url, services.allowsLocalWebhooks) }
        const changed = await scope.writeAside((tx) => updateWebhook(tx, context.params.id, { ...changes, ...address }))
        services.webhooks.wake()
        return privateJson(changed)
      }),
  }),
  defineEndpoint({
    method: 'DELETE',
    path: `${PATH}/:id`,
    guard: OWNERS,
    handler: async (context) => {
      await scopeOf(services, context).writeAside((tx) => deleteWebhook(tx, context.params.id))
      return new Response(null, { status: 204 })
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/:id/rotate`,
    guard: OWNERS,
    schemas: { output: createdWebhookSchema },
    handler: async (context) => privateJson(await scopeOf(services, context).writeAside((tx) => rotateSecret(tx, context.params.id))),
  }),
]

const sending = (services: ContentServices): readonly Endpoint[] => [
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/:id/test`,
    guard: OWNERS,
    schemas: { output: webhookDelivery },
    handler: async (context) => {
      const queued = await scopeOf(services, context).writeAside((tx) => queueTest(tx, context.params.id))
      services.webhooks.wake()
      return privateJson(queued, { status: 201 })
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/:id/deliveries/:delivery/resend`,
    guard: OWNERS,
    schemas: { output: webhookDelivery },
    handler: async (context) => {
      const { id, delivery } = context.params
      const queued = await scopeOf(services, context).writeAside((tx) => resend(tx, id, delivery))
      services.webhooks.wake()
      return privateJson(queued)
    },
  }),
]

const reading = (services: ContentServices): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: PATH,
    guard: OWNERS,
    schemas: { output: strictObject({ items: array(webhookSummary) }) },
    handler: async (context) => privateJson({ items: await scopeOf(services, context).read(listWebhooks) }),
  }),
  defineEndpoint({
    method: 'GET',
    path: `${PATH}/:id/deliveries`,
    guard: OWNERS,
    schemas: {
      query: strictObject({ after: optional(string()), locale: optional(string()) }),
      output: strictObject({ items: array(webhookDelivery), next: nullable(string()) }),
    },
    handler: async (context) =>
      privateJson(await scopeOf(services, context).read((tx) => readLog(tx, context.params.id, context.query.after))),
  }),
]

/** Endpoints for the webhooks of a tenant and their delivery logs, for its owners. */
export const webhookEndpoints = (services: ContentServices): readonly Endpoint[] =>
  [...reading(services), ...changing(services), ...sending(services)].map((endpoint) => withAdminAccessAudit(services, endpoint))
