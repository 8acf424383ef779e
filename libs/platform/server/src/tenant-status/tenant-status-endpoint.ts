import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { tenantStatusSchema } from '@captain/platform-core'
import { privateJson, describeFixed, tenantOf } from '@captain/content-server/kit'
import type { Platform } from '../platform.ts'
import type { PlatformServices } from '../services.ts'
import { readTenantStatus } from './read-tenant-status.ts'
import { operationTexts } from '../openapi/operation-texts.ts'

const endpointOf = (services: PlatformServices, { tenant: keeper, tenantStatus }: Platform): Endpoint => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/standing',
    guard: { tenant: 'viewer' },
    handler: async ({ params }) => {
      const tenant = tenantOf(services, params.tenant)
      return privateJson(await services.store.forPublic(keeper).read((tx) => readTenantStatus(tx, tenantStatus, tenant)))
    },
  })
  return { ...endpoint, describe: describeFixed(operationTexts, services, endpoint, { name: 'standing', answer: tenantStatusSchema }) }
}

/** Returns the status of a tenant with the platform: of the tenant, its domain and its maintenance; for its members. */
export const tenantStatusEndpoint = (services: PlatformServices): readonly Endpoint[] =>
  services.platform === null ? [] : [endpointOf(services, services.platform)]
