import { BASE_PATH, type Endpoint } from '@captain/auth-server'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { createApiDescriptions, type ApiDescriptions } from './api-description.ts'
import { docsEndpoints } from './reference/docs-endpoints.ts'
import { openApiEndpoint } from './openapi-endpoint.ts'
import { withDescriptions } from './other-operations.ts'
import { describeSignIn } from './sign-in-operations.ts'

type Options = {
  readonly tenants: readonly Tenant[]
  readonly messagesOf: (slug: string, locale: Locale) => Promise<ErasedMessages>
  readonly baseUrl: string
}

/** Returns the server's endpoints with descriptions, and the endpoints that serve them. */
export const withApiDocs = (endpoints: readonly Endpoint[], { tenants, messagesOf, baseUrl }: Options): readonly Endpoint[] => {
  const descriptions = (): ApiDescriptions => made
  const all = withDescriptions(
    [...endpoints, openApiEndpoint(descriptions), ...docsEndpoints({ descriptions, tenants, messagesOf, baseUrl })],
    tenants,
  )
  const made = createApiDescriptions({ endpoints: all, others: [{ describe: describeSignIn(BASE_PATH) }], tenants, baseUrl })
  return all
}
