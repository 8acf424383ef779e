import { isKeyActor } from '@captain/auth-core'
import type { Endpoint } from '@captain/auth-server'
import { runEndpoint, forbidden } from '@captain/http-server'
import { contentTypeOf } from '@captain/content-core'
import { withFixedDescription } from '../openapi/fixed-operations.ts'
import { tenantOf, type ContentServices } from '../services.ts'

const NAME = 'media'

const isMultipart = (request: Request) => (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/')

/**
 * A tenant may declare a content type of the name under which files are uploaded. There the path belongs to the type,
 * and only multipart requests are uploads.
 */
export const sharingPath = (services: ContentServices, files: Endpoint, content: readonly Endpoint[]): Endpoint => {
  const twin = content.find((endpoint) => endpoint.method === files.method && endpoint.path === '/api/v1/tenants/:tenant/:type')
  if (!files.path.startsWith('/api/')) return files
  return {
    // Each of the two has its own schemas, which are asked once it is known whose request it is.
    ...withFixedDescription(services, { ...files, schemas: undefined }),
    ...(twin?.keyScope !== undefined && { keyScope: twin.keyScope }),
    handler: (context) => {
      const tenant = tenantOf(services, context.params['tenant'] ?? '')
      const isContent = contentTypeOf(tenant, NAME) !== null && !isMultipart(context.request)
      if (isContent && twin !== undefined) return runEndpoint(twin, { ...context, params: { ...context.params, type: NAME } })
      // Programs reach the type by their keys; files are people's to upload.
      if (isKeyActor(context.actor)) throw forbidden()
      return runEndpoint(files, context)
    },
  }
}
