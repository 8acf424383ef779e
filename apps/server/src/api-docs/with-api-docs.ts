import { BASE_PATH, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { createApiDescriptions, type ApiDescriptions } from './api-description.ts'
import { openApiEndpoint } from './openapi-endpoint.ts'
import { withDescriptions } from './other-operations.ts'
import { describeSignIn } from './sign-in-operations.ts'

type Options = { readonly tenants: readonly Tenant[]; readonly baseUrl: string }

/** The endpoints of the server, each described, and those that answer with the descriptions. */
export const withApiDocs = (endpoints: readonly Endpoint[], { tenants, baseUrl }: Options): readonly Endpoint[] => {
  const descriptions = (): ApiDescriptions => made
  const all = withDescriptions([...endpoints, openApiEndpoint(descriptions)], tenants)
  const made = createApiDescriptions({ endpoints: all, others: [{ describe: describeSignIn(BASE_PATH) }], tenants, baseUrl })
  return all
}
