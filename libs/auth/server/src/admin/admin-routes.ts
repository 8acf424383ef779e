import { isSignedIn } from '@captain/auth-core'
import { unauthorized } from '@captain/http-server'
import * as v from 'valibot'
import type { AuthRoute, AuthRoutes } from '../auth-route.ts'
import { accessOf, requireAccess } from './access-control.ts'
import { accountAdminRoutes } from './account-routes.ts'
import { checkedBody, type AdminServices } from './admin-call.ts'
import { banRoutes } from './ban-routes.ts'
import { impersonationRoutes } from './impersonation-routes.ts'
import { sessionAdminRoutes } from './session-routes.ts'

const MAX_LISTED = 100
const FARTHEST = 10_000

const readInteger = (text: string | null, max: number, otherwise: number): number => {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise
  return Math.min(value, max)
}

/** Permitted list parameters of better-auth, which lists every account by default. */
const listUsers: AuthRoute = {
  serve: async ({ actor, url }, handOn) => {
    requireAccess(actor, { user: ['list'] })
    const given = url.searchParams
    const query = new URLSearchParams({
      limit: String(Math.max(1, readInteger(given.get('limit'), MAX_LISTED, MAX_LISTED))),
      offset: String(readInteger(given.get('offset'), FARTHEST, 0)),
    })
    for (const name of ['searchValue', 'searchField', 'searchOperator', 'sortDirection']) {
      const value = given.get(name)
      if (value !== null) query.set(name, value)
    }
    const sort = given.get('sortBy') ?? ''
    if (['createdAt', 'name', 'email'].includes(sort)) query.set('sortBy', sort)
    return handOn('GET', `/admin/list-users?${query}`)
  },
}

const permissionsBody = v.object({ permissions: v.record(v.string(), v.array(v.string())) })

const hasPermission: AuthRoute = {
  serve: async (call) => {
    if (!isSignedIn(call.actor)) throw unauthorized()
    return Response.json(accessOf(call.actor, checkedBody(permissionsBody, call).permissions), { headers: { 'cache-control': 'no-store' } })
  },
}

/** Returns the calls of better-auth's administration with our rules, each of which records an event. */
export const adminRoutes = (services: AdminServices): AuthRoutes => ({
  'GET /admin/list-users': listUsers,
  'POST /admin/has-permission': hasPermission,
  ...accountAdminRoutes(services),
  ...banRoutes(services),
  ...impersonationRoutes(services),
  ...sessionAdminRoutes(services),
})
