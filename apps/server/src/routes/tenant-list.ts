import { MEMBER_ROLES, membershipIn, roleIn, type Actor } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { array, boolean, number, picklist, strictObject, string } from 'valibot'

const output = strictObject({
  items: array(
    strictObject({
      slug: string(),
      number: number(),
      names: strictObject({ ja: string(), en: string() }),
      color: string(),
      role: picklist(MEMBER_ROLES),
      isMember: boolean(),
      contentTypes: array(string()),
    }),
  ),
})

const describe = (tenant: Tenant, actor: Actor) => {
  const role = roleIn(actor, tenant.slug)
  if (role === null) return []
  const { slug, number, names, color } = tenant
  const contentTypes = tenant.contentTypes.map((type) => type.name)
  return [{ slug, number, names, color, role, isMember: membershipIn(actor, slug) !== null, contentTypes }]
}

/** `GET /api/v1/tenants`: the tenants that the account may enter. */
export const tenantListEndpoint = (tenants: readonly Tenant[]): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants',
    guard: 'session',
    schemas: { output },
    handler: ({ actor }) => ({ items: tenants.flatMap((tenant) => describe(tenant, actor)) }),
  })
