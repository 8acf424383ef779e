import { membershipIn, roleIn, type Actor } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'

const describe = (tenant: Tenant, actor: Actor) => ({
  slug: tenant.slug,
  number: tenant.number,
  names: tenant.names,
  color: tenant.color,
  role: roleIn(actor, tenant.slug),
  isMember: membershipIn(actor, tenant.slug) !== null,
  contentTypes: tenant.contentTypes.map((type) => type.name),
})

/** `GET /api/v1/tenants`: the tenants that the account may enter. */
export const tenantListEndpoint = (tenants: readonly Tenant[]): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants',
    guard: 'session',
    handler: ({ actor }) => {
      const items = tenants.map((tenant) => describe(tenant, actor)).filter((tenant) => tenant.role !== null)
      return Response.json({ items }, { headers: { 'cache-control': 'no-store' } })
    },
  })
