import type { Endpoint } from '@captain/auth-server'
import { tenantOf, type ContentServices } from '../services.ts'

/** Returns the tenant of a path below `/api/v1/public/:tenant`. Throws 404. */
export const publicTenantOf = (services: Pick<ContentServices, 'tenants'>, url: URL) => tenantOf(services, url.pathname.split('/')[4] ?? '')

/** Makes public operations return 404 for closed tenants. */
export const refusingClosed =
  (services: ContentServices) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: async (context) => {
      await services.openTenants.refuseClosed(publicTenantOf(services, context.url))
      return endpoint.handler(context)
    },
  })
