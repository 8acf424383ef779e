import { isKeyActor } from '@captain/auth-core'
import type { Endpoint } from '@captain/auth-server'
import { runEndpoint, forbidden } from '@captain/http-server'
import { contentTypeOf } from '@captain/content-core'
import { withFixedDescription } from '../openapi/fixed-operations.ts'
import { tenantOf, type ContentServices } from '../services.ts'

const NAME = 'media'

const isMultipart = (request: Request) => (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/')

/** Handles a content type with the same path as uploads. Multipart requests are uploads; all others belong to the type. */
export const sharingPath = (services: ContentServices, files: Endpoint, content: readonly Endpoint[]): Endpoint => {
  const twin = content.find((endpoint) => endpoint.method === files.method && endpoint.path === '/api/v1/tenants/:tenant/:type')
  if (!files.path.startsWith('/api/')) return files
  return {
    // The two operations have separate schemas, which apply after the request is assigned.
    ...withFixedDescription(services, { ...files, schemas: undefined }),
    ...(twin?.keyScope !== undefined && { keyScope: twin.keyScope }),
    handler: (context) => {
      const tenant = tenantOf(services, context.params['tenant'] ?? '')
      const isContent = contentTypeOf(tenant, NAME) !== null && !isMultipart(context.request)
      if (isContent && twin !== undefined) return runEndpoint(twin, { ...context, params: { ...context.params, type: NAME } })
      // API keys may use the type; uploads are for accounts only.
      if (isKeyActor(context.actor)) throw forbidden()
      return runEndpoint(files, context)
    },
  }
}
