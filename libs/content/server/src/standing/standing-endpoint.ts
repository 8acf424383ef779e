import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { boolean, nullable, picklist, strictObject, string } from 'valibot'
import { privateJson } from '../answer.ts'
import { describeFixed } from '../openapi/fixed-operations.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import type { TenantServer } from '../tenant-server.ts'
import { readStanding } from './read-standing.ts'

const STANDING = strictObject({
  status: nullable(picklist(['preparing', 'active', 'suspended', 'closed'])),
  domain: nullable(strictObject({ host: string(), isVerified: boolean(), sslExpiresOn: nullable(string()) })),
  maintenance: strictObject({ mode: picklist(['off', 'scheduled', 'on']), startsAt: nullable(string()), endsAt: nullable(string()) }),
})

const endpointOf = (services: ContentServices, keeper: Tenant, standing: NonNullable<TenantServer['standing']>): Endpoint => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/standing',
    guard: { tenant: 'viewer' },
    handler: async ({ params }) => {
      const tenant = tenantOf(services, params.tenant)
      return privateJson(await services.store.forPublic(keeper).read((tx) => readStanding(tx, standing, tenant)))
    },
  })
  return { ...endpoint, describe: describeFixed(services, endpoint, { name: 'standing', answer: STANDING }) }
}

/** How a tenant stands with whoever runs the platform: its status, its domain, its maintenance; for its members. */
export const standingEndpoint = (services: ContentServices): readonly Endpoint[] =>
  services.tenants.flatMap((keeper) => {
    const { standing } = services.serverOf(keeper)
    return standing === undefined ? [] : [endpointOf(services, keeper, standing)]
  })
