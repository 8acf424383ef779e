import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { samplesRemovedSchema, samplesSchema } from '@captain/platform-core'
import { optional, picklist, strictObject } from 'valibot'
import { privateJson, authorOf, describeFixed, tenantOf, writeAudit, type FixedFacts } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { removeSamples } from './remove-samples.ts'
import { isOffered, sampleState } from './sample-state.ts'
import { seedSamples } from './seed-samples.ts'
import { operationTexts, type OperationName } from '../openapi/operation-texts.ts'

const PATH = '/api/v1/tenants/:tenant/samples'
const QUERY = strictObject({ edited: optional(picklist(['true', 'false'])) })

const stateOf = async (services: PlatformServices, tenant: Tenant) =>
  services.store.forPublic(tenant).read((tx) => sampleState(tx, services))

const addSamples = async (services: PlatformServices, tenant: Tenant): Promise<boolean> => {
  const seed = (await isOffered(services, tenant)) ? await services.seedOf(tenant) : null
  return seed !== null && seedSamples(services, tenant, seed, 'empty')
}

/** Endpoints for the samples of an empty tenant, for its owners: status, adding and removing. */
export const sampleEndpoints = (services: PlatformServices): readonly Endpoint[] => {
  const withDescription = (endpoint: Endpoint, facts: FixedFacts<OperationName>): Endpoint => ({
    ...endpoint,
    describe: describeFixed(operationTexts, services, endpoint, facts),
  })
  const state = defineEndpoint({
    method: 'GET',
    path: PATH,
    guard: { tenant: 'owner' },
    handler: async ({ params }) => privateJson(await stateOf(services, tenantOf(services, params.tenant))),
  })
  const add = defineEndpoint({
    method: 'POST',
    path: PATH,
    guard: { tenant: 'owner' },
    handler: async (context) => {
      const tenant = tenantOf(services, context.params.tenant)
      if (await addSamples(services, tenant))
        await services.store
          .forTenant(authorOf(context), tenant)
          .writeAside((tx) => writeAudit(tx, { action: 'bulk', type: null, id: null, changes: [], details: { samples: 'add' } }))
      return privateJson(await stateOf(services, tenant))
    },
  })
  const remove = defineEndpoint({
    method: 'DELETE',
    path: PATH,
    guard: { tenant: 'owner' },
    schemas: { query: QUERY },
    handler: async (context) => {
      const tenant = tenantOf(services, context.params.tenant)
      const withEdited = context.url.searchParams.get('edited') === 'true'
      const author = { ...authorOf(context), role: context.role }
      const removed = await services.store.forTenant(author, tenant).write((tx) => removeSamples(tx, { withEdited }))
      return privateJson({ ...(await stateOf(services, tenant)), removed })
    },
  })
  return [
    withDescription(state, { name: 'samples', answer: samplesSchema }),
    withDescription(add, { name: 'samplesAdd', answer: samplesSchema }),
    withDescription(remove, { name: 'samplesRemove', answer: samplesRemovedSchema }),
  ]
}
