import { fetchWithStepUp } from '@captain/auth-react'
import { createHttpClient } from '@captain/http-core'
import { tenantsQuery as tenantsQueryOf } from '@captain/platform-react/tenants-query'

/** The staff API on the page's own origin; what needs a passkey's proof asks for it. */
export const http = createHttpClient({ headers: () => ({ 'accept-language': document.documentElement.lang }), fetch: fetchWithStepUp })

/** Query of the tenants that the account may enter. */
export const tenantsQuery = tenantsQueryOf(http)
