import { isKeyScope } from '@captain/auth-core'
import { makeKeyToken } from '@captain/auth-server'
import type { ApiKeyInput, CreatedApiKey, ApiKeySummary } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { advisoryLock } from '../../database/advisory-lock.ts'
import { sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'
import { tooManyKeys } from '../../errors.ts'
import { isId, nextId } from '../../store/ids.ts'
import type { WriteTx } from '../../store.ts'
import { writeAudit } from '../../store/audit.ts'

const MAX_LISTED = 200
const MAX_VALID_KEYS = 20

type KeyRow = {
  readonly id: string
  readonly name: string
  readonly last_four: string
  readonly scopes: readonly string[]
  readonly content_types: readonly string[] | null
  readonly expires_at: Date | null
  readonly last_used: string | null
  readonly created_at: Date
  readonly created_by: string | null
  readonly created_by_name: string
  readonly revoked_at: Date | null
  readonly revoked_by_name: string | null
}

const COLUMNS = sql`k.id, k.name, k.last_four, k.scopes, k.content_types, k.expires_at, k.last_used_on::text as last_used, k.created_at, k.created_by, k.created_by_name, k.revoked_at, k.revoked_by_name`

const toSummary = (row: KeyRow): ApiKeySummary => ({
  id: row.id,
  name: row.name,
  lastFour: row.last_four,
  scopes: row.scopes.filter(isKeyScope),
  contentTypes: row.content_types,
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedOn: row.last_used,
  createdAt: row.created_at.toISOString(),
  createdBy: { id: row.created_by, name: row.created_by_name },
  revokedAt: row.revoked_at?.toISOString() ?? null,
  revokedBy: row.revoked_by_name,
})

/** Returns the keys of the tenant, newest first, including expired and revoked ones. */
export const listKeys = async (tx: Tx): Promise<readonly ApiKeySummary[]> => {
  const rows = await tx.rows<KeyRow>(
    sql`select ${COLUMNS} from content.api_key k where k.tenant_id = ${tx.tenant.number} order by k.id desc limit ${MAX_LISTED}`,
  )
  return rows.map(toSummary)
}

const checkKeyLimit = async (tx: WriteTx): Promise<void> => {
  await advisoryLock(tx, 'api-keys')
  const counted = await tx.row<{ valid: number }>(sql`
    select count(*)::int as valid from content.api_key k
    where k.tenant_id = ${tx.tenant.number} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`)
  if ((counted?.valid ?? 0) >= MAX_VALID_KEYS) throw tooManyKeys(MAX_VALID_KEYS)
}

/** Creates a key; only this result contains its token. Throws 422 if there are 20 valid ones. */
export const createKey = async (tx: WriteTx, { name, scopes, contentTypes, days }: ApiKeyInput): Promise<CreatedApiKey> => {
  await checkKeyLimit(tx)
  const { token, hash, lastFour } = makeKeyToken()
  const id = nextId(tx.now)
  const row = await tx.row<KeyRow>(sql`
    insert into content.api_key as k (tenant_id, id, name, hash, last_four, scopes, content_types, expires_at, created_at, created_by, created_by_name)
    values (${tx.tenant.number}::int, ${id}, ${name}, ${hash}, ${lastFour}, ${[...new Set(scopes)]}::text[], ${contentTypes}::text[],
      ${tx.now}::timestamptz + make_interval(days => ${days}::int), ${tx.now}::timestamptz, ${tx.author.id}, ${tx.author.name})
    returning ${COLUMNS}`)
  if (row === null) throw notFound()
  await writeAudit(tx, { action: 'createApiKey', type: null, id: null, changes: [...scopes], details: { key: id, name } })
  return { key: toSummary(row), token }
}

/** Revokes a key; an inactive key stays unchanged. Throws 404. */
export const revokeKey = async (tx: WriteTx, id: string): Promise<void> => {
  const row = isId(id)
    ? await tx.row<Pick<KeyRow, 'name' | 'revoked_at'>>(
        sql`select k.name, k.revoked_at from content.api_key k where k.tenant_id = ${tx.tenant.number} and k.id = ${id}`,
      )
    : null
  if (row === null) throw notFound()
  const revoked = await tx.run(sql`
    update content.api_key set revoked_at = ${tx.now}::timestamptz, revoked_by_name = ${tx.author.name}
    where tenant_id = ${tx.tenant.number} and id = ${id} and revoked_at is null`)
  if (revoked > 0) await writeAudit(tx, { action: 'revokeApiKey', type: null, id: null, changes: [], details: { key: id, name: row.name } })
}
