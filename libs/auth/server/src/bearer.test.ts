import { exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { createBearerVerifier } from './bearer.ts'

const HERE = 'https://captain.example'

type Pair = Awaited<ReturnType<typeof generateKeyPair>>

let ours: Pair
let foreign: Pair

beforeAll(async () => {
  ours = await generateKeyPair('EdDSA', { extractable: true })
  foreign = await generateKeyPair('EdDSA', { extractable: true })
})

const verify = async (token: string) => {
  const rows = [{ id: 'k1', publicKey: JSON.stringify(await exportJWK(ours.publicKey)), alg: 'EdDSA' }]
  const pool = { query: async () => ({ rows }) }
  return createBearerVerifier({ pool: pool as never, baseUrl: HERE })(`Bearer ${token}`)
}

type Wrong = {
  readonly claims?: JWTPayload
  readonly header?: JWTHeaderParameters
  readonly issuer?: string
  readonly audience?: string
  readonly expires?: string
}

const tokenBy = (
  key: Pair['privateKey'] | Uint8Array,
  { claims = {}, header, issuer = HERE, audience = HERE, expires = '1h' }: Wrong = {},
) =>
  new SignJWT({ sid: 's1', ...claims })
    .setProtectedHeader(header ?? { alg: 'EdDSA', kid: 'k1' })
    .setSubject('a1')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token of ours names its account and session', async () => {
  expect(await verify(await tokenBy(ours.privateKey))).toEqual({ userId: 'a1', sessionId: 's1' })
})

test.each<readonly [string, () => Promise<string>]>([
  ['of another key', () => tokenBy(foreign.privateKey)],
  ['for another service', () => tokenBy(ours.privateKey, { audience: 'https://other.example' })],
  ['from another issuer', () => tokenBy(ours.privateKey, { issuer: 'https://other.example' })],
  ['that is over', () => tokenBy(ours.privateKey, { expires: '-1s' })],
  ['that is not valid yet', () => tokenBy(ours.privateKey, { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } })],
  ['that names no session', () => tokenBy(ours.privateKey, { claims: { sid: undefined } })],
  ['of an unknown key', () => tokenBy(ours.privateKey, { header: { alg: 'EdDSA', kid: 'k2' } })],
  [
    'that brings its own key',
    async () => tokenBy(foreign.privateKey, { header: { alg: 'EdDSA', kid: 'k1', jwk: await exportJWK(foreign.publicKey) } }),
  ],
  [
    'that names an address of keys',
    () => tokenBy(foreign.privateKey, { header: { alg: 'EdDSA', kid: 'k1', jku: 'https://other.example/jwks' } }),
  ],
  [
    'whose secret is the public key',
    async () => tokenBy(Buffer.from(String((await exportJWK(ours.publicKey)).x), 'base64url'), { header: { alg: 'HS256', kid: 'k1' } }),
  ],
  [
    'without a signature',
    async () => `${encoded({ alg: 'none', kid: 'k1' })}.${encoded({ sub: 'a1', sid: 's1', iss: HERE, aud: HERE })}.x`,
  ],
])('a token %s is refused', async (_, make) => {
  expect(await verify(await make())).toBeNull()
})
