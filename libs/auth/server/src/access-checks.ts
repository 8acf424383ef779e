import { canAccess } from '@captain/auth-core'
import { boolean, strictObject } from 'valibot'
import { defineEndpoint, type Endpoint } from './endpoint.ts'
import type { TenantDirectory } from './tenant-directory.ts'

const BASE = '/api/v1/authorized/logins'

const isAllowed = { output: strictObject({ value: boolean() }) }

/** Returns the checks of the customer's specification §7, each responding with `{ value }`, and the actor endpoint for the page guards. */
export const accessEndpoints = (tenants: TenantDirectory): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: `${BASE}/check_auth_required`,
    guard: 'public',
    schemas: isAllowed,
    handler: ({ actor }) => ({ value: canAccess('check_auth_required', actor) }),
  }),
  defineEndpoint({
    method: 'GET',
    path: `${BASE}/check_tenant_user_by_tenant_slug/:slug`,
    guard: 'public',
    schemas: isAllowed,
    handler: ({ actor, params }) => ({
      value: canAccess('check_tenant_user_by_tenant_slug', actor, tenants.has(params.slug) ? params.slug : null),
    }),
  }),
  defineEndpoint({
    method: 'GET',
    path: `${BASE}/check_cf_ai_usage`,
    guard: 'public',
    schemas: isAllowed,
    handler: ({ actor }) => ({ value: canAccess('check_cf_ai_usage', actor) }),
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/actor',
    guard: 'public',
    handler: ({ actor }) => Response.json(actor, { headers: { 'cache-control': 'no-store' } }),
  }),
]
