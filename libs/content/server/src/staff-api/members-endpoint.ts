import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { privateJson } from '../responses.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { authorOf } from '../store/author.ts'
import { sql } from '../database/sql.ts'
import { tenantOf, type ContentServices } from '../services.ts'

type Member = { readonly id: string; readonly name: string; readonly role: string }

/** Returns the members of a tenant by name, for fields that reference one. */
export const membersEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/members',
    guard: { tenant: 'viewer' },
    schemas: { output: SHARED.Members },
    handler: async (call) => {
      const store = services.store.forTenant(authorOf(call), tenantOf(services, call.params.tenant))
      const items = await store.read((tx) => tx.rows<Member>(sql`select id, name, role from content.member order by name, id limit 1000`))
      return privateJson({ items })
    },
  })
