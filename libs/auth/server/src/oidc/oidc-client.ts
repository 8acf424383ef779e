import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload } from 'jose'
import * as v from 'valibot'
import { fetchProvider, providerDiscovery, providerJson, type ProviderDescription } from './discovery.ts'
import { OidcError, type OidcConfiguration } from './oidc-configuration.ts'

/** Person as the provider describes them. */
export type ProviderUser = {
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
  /** Instant of the person's last sign-in at the provider, in seconds; null if it is not reported. */
  readonly authTime: number | null
}

/** Secrets of one visit to the provider. */
export type VisitSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** OpenID Connect with one provider: the code flow with PKCE, state and nonce. */
export type OidcClient = {
  /** Returns the address of the provider that a visit starts with. `fresh` makes the person sign in there again. */
  authorizationUrl(secrets: VisitSecrets, options: { readonly fresh: boolean; readonly locale: string }): Promise<string>
  /** Checks that an answer comes from this provider (RFC 9207). */
  checkIssuer(iss: string | null): Promise<void>
  /** Exchanges the code of an answer and verifies who it is. Throws OidcError. */
  identify(code: string, secrets: VisitSecrets): Promise<ProviderUser>
}

/** Signatures that are accepted: with keys of which only the provider has the private half. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/** Difference of clocks that is accepted, in seconds. */
export const CLOCK_TOLERANCE = 60

/** Longest time from the issue of a token to its arrival, in seconds. */
const MAX_TOKEN_AGE = 600

const tokens = v.object({ id_token: v.string(), access_token: v.optional(v.string()) })

/** Some providers write booleans as text. */
const flag = v.optional(v.union([v.boolean(), v.string()]))

const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.optional(v.string()),
  email_verified: flag,
  name: v.optional(v.string()),
})

type Claims = v.InferOutput<typeof claims>

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const CLOCK_CLAIMS: readonly string[] = ['exp', 'iat', 'nbf']

const refusalOf = (error: unknown): OidcError => {
  if (error instanceof errors.JWKSTimeout) return new OidcError('unavailable', 'the keys of the provider do not arrive', { cause: error })
  const isClock =
    (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) && CLOCK_CLAIMS.includes(error.claim)
  if (isClock) return new OidcError('clock', 'the token is not valid at this time', { cause: error })
  if (error instanceof errors.JOSEError) return new OidcError('failed', 'the token is not valid', { cause: error })
  return new OidcError('unavailable', 'the keys of the provider do not arrive', { cause: error })
}

/** Lower case of ASCII letters only: others, such as the sign of Kelvin, have letters of other addresses as their lower case. */
const lowerCase = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

const formEncode = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1)

type Authentication = { readonly headers: Readonly<Record<string, string>>; readonly fields: Readonly<Record<string, string>> }

/** Returns how the client identifies itself to the token endpoint. */
const authentication = (
  { clientId, clientSecret }: OidcConfiguration,
  { token_endpoint_auth_methods_supported: methods }: ProviderDescription,
): Authentication => {
  if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post'))
    return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } }
  const pair = Buffer.from(`${formEncode(clientId)}:${formEncode(clientSecret)}`).toString('base64')
  return { headers: { authorization: `Basic ${pair}` }, fields: {} }
}

/** Verifies an ID token. Throws OidcError. */
const verify = async (
  { issuer, clientId }: OidcConfiguration,
  provider: ProviderDescription,
  token: string,
  nonce: string,
): Promise<JWTPayload> => {
  const algorithms = ALGORITHMS.filter((one) => provider.id_token_signing_alg_values_supported.includes(one))
  const { payload } = await jwtVerify(token, provider.keys, {
    issuer,
    audience: clientId,
    algorithms,
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: MAX_TOKEN_AGE,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
  }).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (typeof payload['nonce'] !== 'string' || !isSame(payload['nonce'], nonce)) throw new OidcError('failed', 'the token has another nonce')
  const party = payload['azp']
  const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1
  if ((isForOthersToo || party !== undefined) && party !== clientId) throw new OidcError('failed', 'the token was issued to another client')
  return payload
}

/** Creates the client of a provider. Nothing is requested until somebody signs in. */
export const oidcClient = (configuration: OidcConfiguration, redirectUri: string): OidcClient => {
  const { issuer, clientId } = configuration
  const discover = providerDiscovery(issuer)

  const exchange = async (provider: ProviderDescription, code: string, verifier: string) => {
    const { headers, fields } = authentication(configuration, provider)
    const response = await fetchProvider(provider.token_endpoint, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier, ...fields }),
    })
    if (!response.ok) throw new OidcError('failed', `the token endpoint answered ${response.status}`)
    return providerJson(response, tokens)
  }

  /** The address may be missing in the token; then the userinfo endpoint has it. */
  const complete = async (provider: ProviderDescription, known: Claims, accessToken: string | undefined): Promise<Claims> => {
    if (known.email !== undefined || provider.userinfo_endpoint === undefined || accessToken === undefined) return known
    const response = await fetchProvider(provider.userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` } })
    if (!response.ok) throw new OidcError('failed', `the userinfo endpoint answered ${response.status}`)
    const found = await providerJson(response, claims)
    if (found.sub !== known.sub) throw new OidcError('failed', 'the userinfo endpoint describes somebody else')
    return { ...found, ...known }
  }

  return {
    authorizationUrl: async ({ state, nonce, verifier }, { fresh, locale }) => {
      const url = new URL((await discover()).authorization_endpoint)
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ui_locales: locale,
        ...(fresh && { prompt: 'login', max_age: '0' }),
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.toString()
    },
    checkIssuer: async (iss) => {
      const { authorization_response_iss_parameter_supported: isRequired } = await discover()
      if (iss === null ? isRequired : iss !== issuer) throw new OidcError('failed', `the answer names the issuer ${String(iss)}`)
    },
    identify: async (code, { nonce, verifier }) => {
      const provider = await discover()
      const { id_token: token, access_token: accessToken } = await exchange(provider, code, verifier)
      const payload = await verify(configuration, provider, token, nonce)
      const parsed = v.safeParse(claims, payload)
      if (!parsed.success) throw new OidcError('failed', 'the claims of the token have another shape')
      const { sub, email, email_verified: verified, name } = await complete(provider, parsed.output, accessToken)
      const authTime = payload['auth_time']
      return {
        subject: sub,
        email: email === undefined ? null : lowerCase(email),
        isEmailVerified: verified === true || verified === 'true',
        name: name ?? null,
        authTime: typeof authTime === 'number' ? authTime : null,
      }
    },
  }
}
