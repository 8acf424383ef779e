import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import type { Pool } from 'pg'
import * as v from 'valibot'

type Keys = { readonly set: ReturnType<typeof createLocalJWKSet>; readonly count: number; readonly loadedAt: number }

/** Public half of a signing key on Edwards curves, as JWK. */
const publicKey = v.object({ kty: v.string(), crv: v.string(), x: v.string() })

/** Content of a valid token: its account and session. */
export type BearerClaims = { readonly userId: string; readonly sessionId: string }

/** How long a retired signing key stays valid: longer than the last token that it signed. */
export const KEY_GRACE_DAYS = 2

/** How long unknown keys are cached as unknown, so that forged tokens do not cause a read of the key table each time. */
const RELOAD_AFTER = 1000

const loadKeys = async (pool: Pool): Promise<Keys> => {
  const { rows } = await pool.query<{ id: string; publicKey: string; alg: string | null }>({
    name: 'auth-jwks',
    text: `select id, "publicKey", alg from auth.jwks where "expiresAt" is null or "expiresAt" > now() - make_interval(days => $1)`,
    values: [KEY_GRACE_DAYS],
  })
  const keys = rows.map((row) => ({ ...v.parse(publicKey, JSON.parse(row.publicKey)), kid: row.id, alg: row.alg ?? 'EdDSA' }))
  return { set: createLocalJWKSet({ keys }), count: keys.length, loadedAt: Date.now() }
}

const verify = async (token: string, keys: Keys, baseUrl: string): Promise<BearerClaims | null> => {
  const { payload } = await jwtVerify(token, keys.set, { issuer: baseUrl, audience: baseUrl, algorithms: ['EdDSA'] })
  const { sub, sid } = payload
  return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null
}

/** Creates the verifier of `Authorization: Bearer` tokens against the keys in the database; it returns null for an invalid token. */
export const createBearerVerifier = ({ pool, baseUrl }: { readonly pool: Pool; readonly baseUrl: string }) => {
  let keys: Keys | null = null

  return async (header: string | null): Promise<BearerClaims | null> => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]
    if (token === undefined) return null
    // The first key is created with the first token, so an empty table is not cached.
    if (keys === null || keys.count === 0) keys = await loadKeys(pool)
    try {
      return await verify(token, keys, baseUrl)
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && Date.now() - keys.loadedAt > RELOAD_AFTER
      if (!mayBeNew) return null
    }
    keys = await loadKeys(pool)
    return verify(token, keys, baseUrl).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) return null
      throw error
    })
  }
}
