import { inTransaction } from '@captain/database'
import { hashOfToken } from '../token-hash.ts'
import { decodeJwt } from 'jose'
import type { Pool } from 'pg'
import type { EventAccount } from '../audit/identity-event.ts'
import { currentRequestOrigin } from '../audit/current-request-origin.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Queryable } from '../mails/auth-mails.ts'

/** Returns the claims of a token of better-auth without verifying it; empty if it is no token. */
export const claimsIn = (token: string): { readonly email?: unknown; readonly updateTo?: unknown } => {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}

/** Lifetime of the token in hours. */
const HOURS = 24

const KEEP = `
  insert into auth.email_change (user_id, hash, email, expires_at) values ($1, $2, $3, now() + make_interval(hours => ${HOURS}))
  on conflict (user_id) do update set hash = excluded.hash, email = excluded.email, expires_at = excluded.expires_at`

/** Saves the account's requested change and replaces the previous one. */
export const saveEmailChange = async (pool: Pool, accountId: string, token: string, email: string): Promise<void> => {
  await pool.query(KEEP, [accountId, hashOfToken(token), email])
}

/** Cancels the account's requested change, if any, because the account changed in the meantime. */
export const endEmailChange = async (client: Queryable, accountId: string): Promise<void> => {
  await client.query('delete from auth.email_change where user_id = $1', [accountId])
}

/** A newer request cancels the previous one even if better-auth sends no mail because the address has an account. */
export const endOtherEmailChange = async (pool: Pool, accountId: string, email: string): Promise<void> => {
  await pool.query('delete from auth.email_change where user_id = $1 and email <> $2', [accountId, email.toLowerCase()])
}

const CONFIRM = `
  with confirmed as (
    delete from auth.email_change
    where hash = $1 and expires_at > now() and ($2::text is null or user_id = $2) returning user_id, email
  ), before as (
    select u.id, u.email from auth."user" u join confirmed c on c.user_id = u.id for update of u
  )
  update auth."user" u set email = c.email, "emailVerified" = true, "updatedAt" = now()
  from confirmed c join before b on b.id = c.user_id where u.id = c.user_id
  returning u.id, u.name, u.email, b.email as "emailBefore"`

type Changed = EventAccount & { readonly emailBefore: string }

/**
 * Changes the address with the link that was mailed to the new one, once; returns whether it changed. Fails if another account is signed
 * in.
 */
export const confirmEmailChange = (pool: Pool, token: string, signedInAs: string | null): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Changed>(CONFIRM, [hashOfToken(token), signedInAs])
    const [changed] = rows
    if (changed === undefined) return false
    const { emailBefore, ...account } = changed
    const by = { id: account.id, name: account.name }
    const changes = { email: [emailBefore, account.email] } as const
    await recordEvent(client, { action: 'verifyEmail', by, from: currentRequestOrigin(), account, changes })
    return true
  })
