import { isKeyScope, type KeyActor } from '@captain/auth-core'
import { tooManyRequests, unauthorized, type RateLimits, type RateRule } from '@captain/http-server'
import { hashOfToken } from './token-hash.ts'
import type { Pool } from 'pg'
import { keyTokenIn } from './api-key-token.ts'
import type { TenantDirectory } from './tenant-directory.ts'

type Row = {
  readonly id: string
  readonly tenant: number
  readonly name: string
  readonly scopes: readonly string[]
  readonly contentTypes: readonly string[] | null
  readonly isUsedToday: boolean
}

const PER_KEY: RateRule = { window: 60, max: 600 }

/** The query runs as the table owner and bypasses the tenant's policy, because only the key identifies the tenant. */
const FIND = {
  name: 'api-key-by-hash',
  text: `
    select id, tenant_id as tenant, name, scopes, content_types as "contentTypes",
      last_used_on is not distinct from (now() at time zone 'Asia/Tokyo')::date as "isUsedToday"
    from content.api_key where hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
}

/** The last use of a key is stored by day, so this runs once a day. */
const MARK_USED = {
  name: 'api-key-used',
  text: `update content.api_key set last_used_on = (now() at time zone 'Asia/Tokyo')::date where tenant_id = $1 and id = $2`,
}

export type KeyResolverOptions = {
  readonly pool: Pool
  readonly tenants: TenantDirectory
  readonly limits: RateLimits
  /** Rate limit of one key. Default: 600 calls a minute. */
  readonly rule?: RateRule
}

/**
 * Creates a function that resolves the API key of a request; returns null for requests without one. Throws 401 for a key that is unknown,
 * revoked or expired, 429 above the rate limit. Nothing is cached, so a revocation takes effect at once.
 */
export const createKeyResolver = ({ pool, tenants, limits, rule = PER_KEY }: KeyResolverOptions) => {
  return async (authorization: string | null): Promise<KeyActor | null> => {
    const token = keyTokenIn(authorization)
    if (token === null) return null
    const { rows } = await pool.query<Row>({ ...FIND, values: [hashOfToken(token)] })
    const row = rows[0]
    const tenant = row === undefined ? null : tenants.slugOf(row.tenant)
    if (row === undefined || tenant === null) throw unauthorized()
    const { allowed, retryAfter } = await limits.consume(`api-key/${row.id}`, rule)
    if (!allowed) throw tooManyRequests(retryAfter ?? rule.window)
    if (!row.isUsedToday) await pool.query({ ...MARK_USED, values: [row.tenant, row.id] })
    const { id, name, scopes, contentTypes } = row
    return { account: null, key: { id, name, tenant, scopes: scopes.filter(isKeyScope), contentTypes } }
  }
}
