import { isRegularUser, isSignedIn, roleIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from './endpoint.ts'
import type { TenantDirectory } from './tenant-directory.ts'

const BASE = '/api/v1/authorized/logins'

const answer = (value: unknown): Response => Response.json(value, { headers: { 'cache-control': 'no-store' } })

/** The checks that the customer's specification §7 names, each answering `{ value }`, and the actor itself for the page guards. */
export const accessEndpoints = (tenants: TenantDirectory): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: `${BASE}/check_auth_required`,
    guard: 'public',
    handler: ({ actor }) => answer({ value: isSignedIn(actor) && isRegularUser(actor) }),
  }),
  defineEndpoint({
    method: 'GET',
    path: `${BASE}/check_tenant_user_by_tenant_slug/:slug`,
    guard: 'public',
    handler: ({ actor, params }) => answer({ value: tenants.has(params.slug) && roleIn(actor, params.slug) !== null }),
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/actor',
    guard: 'public',
    handler: ({ actor }) => answer(actor),
  }),
]
