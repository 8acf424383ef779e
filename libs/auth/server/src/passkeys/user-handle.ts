import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'

/** Returns the user handle of an account, which authenticators store: 32 bytes that reveal nothing about the account. */
export const userHandleOf = (accountId: string, secret: string): string =>
  createHmac('sha256', secret).update(`passkey-user/${accountId}`).digest('base64url')

/** Stores the user handle that a registration has given to an authenticator. */
export const saveUserHandle = async (pool: Pool, credentialId: string | null, handle: string): Promise<void> => {
  await pool.query('update auth.passkey set "userHandle" = $2 where "credentialID" = $1', [credentialId, handle])
}

const MATCH = `
  update auth.passkey p set "userHandle" = $2
  where p."credentialID" = $1 and (p."userHandle" = $2 or p."userHandle" is null
    and not exists (select from auth.passkey o where o."userHandle" = $2 and o."userId" <> p."userId"))`

/**
 * Returns whether a user handle belongs to the owner of a passkey. Passkeys from before handles were stored keep the one of their first use,
 * unless it is another account's.
 */
export const isOwnHandle = async (pool: Pool, credentialId: string, handle: string): Promise<boolean> => {
  const { rowCount } = await pool.query(MATCH, [credentialId, handle])
  return rowCount === 1
}
