import { usesOwnSession, type SignedIn } from '@captain/auth-core'
import type { Pool } from 'pg'

/** Returns the credential ids of an account's passkeys. */
export const passkeysOf = async (pool: Pool, accountId: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string }>('select "credentialID" as id from auth.passkey where "userId" = $1', [accountId])
  return rows.map(({ id }) => id)
}

/** Returns whether an account uses its session itself, and began it with a one-time link within the last hour. */
export const beganByLink = async (pool: Pool, actor: SignedIn): Promise<boolean> => {
  if (!usesOwnSession(actor)) return false
  const { rowCount } = await pool.query(
    `select from auth.session where id = $1 and "beganBy" = 'link' and "createdAt" > now() - interval '1 hour'`,
    [actor.sessionId],
  )
  return rowCount === 1
}

/** Returns whether an account uses its session itself, and began it within the given milliseconds. */
export const beganWithin = async (pool: Pool, actor: SignedIn, milliseconds: number): Promise<boolean> => {
  if (!usesOwnSession(actor)) return false
  const { rowCount } = await pool.query(
    `select from auth.session where id = $1 and "createdAt" > now() - make_interval(secs => $2::float8 / 1000)`,
    [actor.sessionId, milliseconds],
  )
  return rowCount === 1
}

/** Reads an account's passkeys for display, newest first, without the keys themselves. */
export const listPasskeys = async (pool: Pool, accountId: string): Promise<readonly object[]> => {
  const { rows } = await pool.query<object>(
    `select id, name, "userId", "credentialID", "deviceType", "backedUp", transports, aaguid, "createdAt", "lastUsedAt"
     from auth.passkey where "userId" = $1 order by "createdAt" desc, id`,
    [accountId],
  )
  return rows
}

/** Deletes abandoned ceremonies; each visit of a sign-in page begins one. Skips locked rows. */
export const purgeChallenges = async (pool: Pool): Promise<void> => {
  await pool.query(
    `delete from auth.verification where id in (
       select id from auth.verification where "expiresAt" < now() limit 100 for update skip locked)`,
  )
}
