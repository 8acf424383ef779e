import { createRemoteJWKSet } from 'jose'
import * as v from 'valibot'
import { OidcError } from './oidc-configuration.ts'

/** Time for one answer of the provider, in ms. */
const TIMEOUT_MS = 5000

/** How long the provider's description is used, in ms. */
const MAX_AGE_MS = 60 * 60 * 1000

const address = v.pipe(v.string(), v.url())

const description = v.object({
  issuer: v.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: v.optional(address),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string()), ['client_secret_basic']),
  id_token_signing_alg_values_supported: v.optional(v.array(v.string()), ['RS256']),
  authorization_response_iss_parameter_supported: v.optional(v.boolean(), false),
})

export type ProviderDescription = v.InferOutput<typeof description> & { readonly keys: ReturnType<typeof createRemoteJWKSet> }

/** Requests the provider. Throws `unavailable` if it does not answer in time, or fails. */
export const fetchProvider = async (url: string, init: RequestInit = {}): Promise<Response> => {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status >= 500) throw new Error(`the provider answered ${response.status}`)
    return response
  } catch (error) {
    throw new OidcError('unavailable', 'the provider does not answer', { cause: error })
  }
}

/** Parses JSON of the provider. Throws `failed` if it has another shape. */
export const providerJson = async <Schema extends v.GenericSchema>(response: Response, schema: Schema): Promise<v.InferOutput<Schema>> => {
  const body: unknown = await response.json().catch(() => null)
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new OidcError('failed', 'the provider answered in another shape')
  return parsed.output
}

const describe = async (issuer: string): Promise<ProviderDescription> => {
  const response = await fetchProvider(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (!response.ok) throw new OidcError('unavailable', `the provider's description answered ${response.status}`)
  const found = await providerJson(response, description)
  if (found.issuer !== issuer) throw new OidcError('failed', `the provider names itself ${found.issuer}`)
  const insecure = [found.authorization_endpoint, found.token_endpoint, found.jwks_uri, found.userinfo_endpoint ?? issuer].filter(
    (one) => new URL(one).protocol !== new URL(issuer).protocol,
  )
  if (insecure.length > 0) throw new OidcError('failed', `the provider has addresses of another protocol: ${insecure.join(', ')}`)
  return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS }) }
}

/** Creates a function that returns the provider's description, fetched when it is needed and then cached. A failure is not cached. */
export const providerDiscovery = (issuer: string): (() => Promise<ProviderDescription>) => {
  let known: { readonly at: number; readonly description: Promise<ProviderDescription> } | null = null
  return () => {
    if (known !== null && Date.now() - known.at < MAX_AGE_MS) return known.description
    const started = { at: Date.now(), description: describe(issuer) }
    known = started
    started.description.catch(() => {
      if (known === started) known = null
    })
    return started.description
  }
}
